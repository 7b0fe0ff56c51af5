import type { LaterWord } from '../../i18n/usePartWords.ts';
import type { CellProblem } from './checkRow.ts';
import { SEPARATOR } from './rowErrors.ts';

type Words = (key: LaterWord, values?: Readonly<Record<string, string | number>>) => string;

/** What is wrong with a row, each behind the label of its column; undefined when nothing is. */
export function problemText(problems: readonly CellProblem[], words: Words): string | undefined {
  if (problems.length === 0) return undefined;
  return problems
    .map(({ label, problem }) => `${label}: ${words(problem.key, problem.values)}`)
    .join(SEPARATOR);
}
