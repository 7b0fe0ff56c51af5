/** What is known of the log of a task. */
export interface TaskLogState {
  readonly text: string;
  /** Where the next call goes on reading. */
  readonly mark: string;
  readonly status: 'waiting' | 'running' | 'ended';
}

export const EMPTY_LOG: TaskLogState = { text: '', mark: '', status: 'waiting' };

/** Which program writes the log; the server keeps them at different addresses. */
export type LogKind = 'celery' | 'ansible';

/** Colours and cursor movements of terminals (ECMA-48, control sequences). */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROL_SEQUENCES = /\u001b\[[0-9;?]*[A-Za-z]/g;

/**
 * The log after another answer. Before there is a file the server answers a waiting text without
 * a mark; it may never say that a task has ended, but the log itself does (contract: job centre, section 6).
 */
export function afterAnswer(state: TaskLogState, answer: unknown, task: string): TaskLogState {
  if (typeof answer !== 'object' || answer === null) return state;
  const { data, end, mark } = { data: '', end: false, mark: undefined, ...answer };
  if (typeof mark !== 'string' || typeof data !== 'string') return state;
  const text = state.text + data.replaceAll('\r\n', '\n').replaceAll(CONTROL_SEQUENCES, '');
  const ended = end === true || (text.includes('succeeded in') && text.includes(task));
  return { text, mark, status: ended ? 'ended' : 'running' };
}
