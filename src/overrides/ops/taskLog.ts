import { objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';

export interface TaskLogState {
  readonly text: string;
  /** The position at which the next call continues. */
  readonly mark: string;
  readonly status: 'waiting' | 'running' | 'ended';
}

export const EMPTY_LOG: TaskLogState = { text: '', mark: '', status: 'waiting' };

/** The program that writes the log; the server has an address for each. */
export type LogKind = 'celery' | 'ansible';

/** Terminal colours and cursor movements (ECMA-48, control sequences). */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROL_SEQUENCES = /\u001b\[[0-9;?]*[A-Za-z]/g;

/**
 * The log after another answer. While there is no file yet, the server answers a waiting text
 * without a mark. It may never say that a task has ended, but the log does (contract: job centre,
 * section 6).
 */
export function afterAnswer(state: TaskLogState, answer: unknown, task: string): TaskLogState {
  const { data = '', end, mark } = objectOf(answer);
  if (typeof mark !== 'string' || typeof data !== 'string') return state;
  const text = state.text + data.replaceAll('\r\n', '\n').replaceAll(CONTROL_SEQUENCES, '');
  const ended = end === true || (text.includes('succeeded in') && text.includes(task));
  return { text, mark, status: ended ? 'ended' : 'running' };
}
