import { useWords } from '../../i18n/useWords.ts';
import { Glyph } from './Glyph.tsx';

export interface BooleanValueProps {
  readonly value: unknown;
  /** Leave the cell empty when the answer is no. */
  readonly yesOnly?: boolean;
  readonly inWords?: boolean;
}

export function BooleanValue({ value, yesOnly = false, inWords = false }: BooleanValueProps) {
  const words = useWords();
  if (value === true) {
    return <Glyph shape="check" tone="good" label={words('pages.value.yes')} inWords={inWords} />;
  }
  if (yesOnly || value === undefined || value === null) return null;
  return <Glyph shape="cross" tone="quiet" label={words('pages.value.no')} inWords={inWords} />;
}
