import { ListCard } from './ListCard.tsx';
import type { JobStep } from './jobSteps.ts';
import { useText } from '../../i18n/useText.ts';

/** What a task does, step by step: its name and the module that does it. */
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
