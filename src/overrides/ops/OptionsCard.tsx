import { ListCard } from './ListCard.tsx';
import { useText } from '../../i18n/useText.ts';

/** The options of a version, one per line. */
export function OptionsCard({ options }: { readonly options: readonly string[] }) {
  const text = useText();
  return (
    <ListCard title={text('jobs.options')}>
      {options.map((option) => (
        <li key={option}>{option}</li>
      ))}
    </ListCard>
  );
}
