import { plainText } from '../values.ts';

interface TextValueProps {
  readonly value: unknown;
}

/** One line, truncated by the cell, with the full text as its tooltip. */
export function TextValue({ value }: TextValueProps) {
  const text = plainText(value);
  return <span title={text}>{text}</span>;
}

/** Text with line breaks. */
export function MultilineValue({ value }: TextValueProps) {
  const text = plainText(value);
  return (
    <span title={text} data-lines="many">
      {text}
    </span>
  );
}
