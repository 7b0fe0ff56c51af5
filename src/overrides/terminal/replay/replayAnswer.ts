/** Where a recording is, as the server tells it once it has found it. */
export interface Replay {
  /** `asciicast` and `json` are texts of a terminal; `guacamole` is drawn. */
  readonly type: string;
  readonly src: string;
}

export type ReplayAnswer =
  | { readonly state: 'preparing' }
  | { readonly state: 'found'; readonly replay: Replay }
  | { readonly state: 'missing'; readonly reason: string };

/** Reads an answer of the replay address: it looks in the background (contract: audit, section 2). */
export function readReplayAnswer(answer: unknown): ReplayAnswer {
  const facts: Readonly<Record<string, unknown>> =
    typeof answer === 'object' && answer !== null ? { ...answer } : {};
  if (typeof facts['src'] === 'string') {
    return { state: 'found', replay: { type: String(facts['type']), src: facts['src'] } };
  }
  if (facts['status'] === 'running') return { state: 'preparing' };
  return { state: 'missing', reason: typeof facts['error'] === 'string' ? facts['error'] : '' };
}

/** Texts of a terminal can be shown here; drawn screens need the terminal's own player. */
export function playsHere({ type }: Replay): boolean {
  return type === 'asciicast' || type === 'json';
}
