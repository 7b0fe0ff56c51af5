import { usePartWords } from '../../i18n/usePartWords.ts';
import { ListCard } from './ListCard.tsx';

/** How a version runs: its options, one a line. */
export function OptionsCard({ options }: { readonly options: readonly string[] }) {
  const words = usePartWords('later');
  return (
    <ListCard title={words('jobs.options')}>
      {options.map((option) => (
        <li key={option}>{option}</li>
      ))}
    </ListCard>
  );
}
