import { usePartWords } from '../../i18n/usePartWords.ts';
import { ListCard } from './ListCard.tsx';
import type { JobStep } from './jobSteps.ts';

/** What a task does, step by step: its name and the module that does it. */
export function StepsCard({ steps }: { readonly steps: readonly JobStep[] }) {
  const words = usePartWords('later');
  return (
    <ListCard title={words('jobs.steps.title')}>
      {steps.map(({ name, module }, index) => (
        <li key={`${index} ${name}`}>
          {module === undefined ? name : words('jobs.steps.step', { name, module })}
        </li>
      ))}
    </ListCard>
  );
}
