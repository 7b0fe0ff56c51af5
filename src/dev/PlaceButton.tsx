import { useState, type ReactNode } from 'react';

interface PlaceButtonProps {
  /** Relative to the project folder. */
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** File and line: a click copies them, and opens them in the editor that vite finds. */
export function PlaceButton({ file, line, column = 1 }: PlaceButtonProps): ReactNode {
  const place = `${file}:${line}`;
  const [copied, setCopied] = useState(false);
  const press = () => {
    const query = new URLSearchParams({ file: `${place}:${column}` });
    // Without an editor, vite says so in its terminal.
    fetch(`${import.meta.env.BASE_URL}__open-in-editor?${query}`).catch(() => undefined);
    navigator.clipboard.writeText(place).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <button type="button" className="place" onClick={press} title="Copy, and open in the editor">
        {place}
      </button>
      <span role="status">{copied && ' copied'}</span>
    </>
  );
}
