import type { Question } from '../../../codegen/cli/explainer.ts';
import type { Explained } from '../../../codegen/questions/explain.ts';
import { toolAddress } from '../toolAddress.ts';
import { isObject } from '../../api/unknownValues.ts';

/**
 * Asks the development server, which answers as `gatehouse explain` does.
 *
 * @throws Error when it does not answer
 */
export async function ask(question: Question): Promise<Explained> {
  const answer = await fetch(toolAddress('explain'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  const told: unknown = answer.ok ? await answer.json() : undefined;
  if (!isExplained(told)) throw new Error(`The development server answered ${answer.status}.`);
  return told;
}

function isExplained(value: unknown): value is Explained {
  return isObject(value) && (value['kind'] === 'answers' || value['kind'] === 'unknown');
}
