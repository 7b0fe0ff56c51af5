/**
 * Puts the text of a style element into a sheet of the page. The content security policy refuses style
 * elements with text; `codegen/bundle/consoleConfig.ts` calls this for those of the terminal.
 *
 * @param element empty; its sheet lasts until `element.remove()`, wherever the element is moved
 */
export function cssomStyle(element: HTMLStyleElement): HTMLStyleElement {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  Object.defineProperty(element, 'textContent', {
    set: (text: string) => {
      sheet.replaceSync(text);
    },
  });
  element.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    element.parentNode?.removeChild(element);
  };
  return element;
}
