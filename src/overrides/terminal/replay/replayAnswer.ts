import { objectOf, textOf } from '@gatehouse-console/engine/api/unknownValues.ts';

/** The address of a recording. */
export interface Replay {
  /** `asciicast` and `json` are terminal output; `guacamole` is graphical. */
  readonly type: string;
  readonly src: string;
}

export type ReplayAnswer =
  | { readonly state: 'preparing' }
  | { readonly state: 'found'; readonly replay: Replay }
  | { readonly state: 'missing'; readonly reason: string };

/** Reads an answer of the replay address, which searches in the background (contract: audit, section 2). */
export function readReplayAnswer(answer: unknown): ReplayAnswer {
  const { src, type, status, error } = objectOf(answer);
  if (typeof src === 'string') return { state: 'found', replay: { type: String(type), src } };
  if (status === 'running') return { state: 'preparing' };
  return { state: 'missing', reason: textOf(error) };
}

/** Kinds of recordings, by the names of the API. */
const TERMINAL_TYPES: readonly string[] = ['asciicast', 'json'];
const GRAPHICAL_TYPE = 'guacamole';

export function isGraphical({ type }: Replay): boolean {
  return type === GRAPHICAL_TYPE;
}

/** Other kinds need the terminal's own player. */
export function playsHere(replay: Replay): boolean {
  return isGraphical(replay) || TERMINAL_TYPES.includes(replay.type);
}
