import { plainText } from '../values.ts';

export interface TextValueProps {
  readonly value: unknown;
}

/** One line; what does not fit is cut by the cell and stays readable as its tooltip. */
export function TextValue({ value }: TextValueProps) {
  const text = plainText(value);
  return <span title={text}>{text}</span>;
}

/** Text with its own line breaks. */
export function MultilineValue({ value }: TextValueProps) {
  const text = plainText(value);
  return (
    <span title={text} data-lines="many">
      {text}
    </span>
  );
}
