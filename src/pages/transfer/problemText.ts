import type { CellProblem } from './checkRow.ts';
import { SEPARATOR } from './rowErrors.ts';
import type { SayText } from '../../i18n/useText.ts';

/** The problems of a row, each after the label of its column; undefined without problems. */
export function problemText(problems: readonly CellProblem[], text: SayText): string | undefined {
  if (problems.length === 0) return undefined;
  return problems
    .map(({ label, problem }) => `${label}: ${text(problem.key, problem.values)}`)
    .join(SEPARATOR);
}
