import { ListCard } from './ListCard.tsx';
import type { JobStep } from './jobSteps.ts';
import { useText } from '../../i18n/useText.ts';

/** The steps of a task: name and module. */
export function StepsCard({ steps }: { readonly steps: readonly JobStep[] }) {
  const text = useText();
  return (
    <ListCard title={text('jobs.steps.title')}>
      {steps.map(({ name, module }, index) => (
        <li key={`${index} ${name}`}>
          {module === undefined ? name : text('jobs.steps.step', { name, module })}
        </li>
      ))}
    </ListCard>
  );
}
