import { StatusIcon } from '../../controls/StatusIcon.tsx';
import { useText } from '../../i18n/useText.ts';

interface BooleanValueProps {
  readonly value: unknown;
  /** Shows nothing for false. */
  readonly yesOnly?: boolean;
  readonly inWords?: boolean;
}

export function BooleanValue({ value, yesOnly = false, inWords = false }: BooleanValueProps) {
  const text = useText();
  if (value === true) {
    return (
      <StatusIcon shape="check" tone="good" label={text('pages.value.yes')} inWords={inWords} />
    );
  }
  if (yesOnly || value === undefined || value === null) return null;
  return <StatusIcon shape="cross" tone="quiet" label={text('pages.value.no')} inWords={inWords} />;
}
