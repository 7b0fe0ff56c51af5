/**
 * What emotion asks of `@emotion/is-prop-valid` for elements that name no filter of their own:
 * everything is handed on. A styled element with properties of its own names its filter
 * (`shouldForwardProp`), so that none of them reaches the document.
 */
export default function isPropValid(): boolean {
  return true;
}
