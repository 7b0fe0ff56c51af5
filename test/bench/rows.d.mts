/** A line of the table of `npm run bench`. */
export interface Line {
  readonly what: string;
  readonly peer: string;
  readonly goal: string;
  readonly ours: string;
  readonly missed: boolean;
  readonly madeOf: string;
}

/** A line whose `missed` only `judged` tells. */
export interface Time extends Omit<Line, 'missed'> {
  readonly time: number;
  readonly waiting: number;
  readonly limit: number;
  readonly beside?: number;
  readonly isThere?: boolean;
}

/** Milliseconds, and their parts where they are known. */
export interface Spent {
  readonly time: number;
  readonly script?: number;
  readonly layout?: number;
  readonly other?: number;
  readonly waiting?: number;
  readonly network?: number;
}

export function row(
  what: string,
  peer: string,
  goal: string,
  ours: string,
  missed?: boolean,
  madeOf?: string,
): Line;
export function timeRow(what: string, spent: Spent, limit: number, told?: Partial<Line>): Time;
export function besidePeer(what: string, spent: Spent, peer: number, share: number): Time;
export function besideSlowedPeer(what: string, spent: Spent, peer: number, share: number): Time;
export function judged(fact: Line | Time, slowness: number | undefined): Line;
export function partsOf(spent: Spent): string;
