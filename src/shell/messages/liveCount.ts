import { sessionFacts } from '#project/generated/session.ts';
import { objectOf, parsedJson } from '../../api/unknownValues.ts';

/** Delay before a reconnect: doubled each time up to the maximum. */
export const FIRST_RETRY_MS = 1000;
export const LONGEST_RETRY_MS = 60_000;
/** Random share of the delay, so that not all browsers reconnect at once. */
const RETRY_JITTER = 0.5;

/** The used part of `WebSocket`. */
export interface Socket {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  close(): void;
}

interface LiveEnvironment {
  readonly connect: () => Socket;
  /** Calls back once after a delay; the result cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** From 0 to 1. */
  readonly random: () => number;
}

export interface LiveListener {
  readonly onCount: (count: number) => void;
  /** The socket could not be opened; called once, however often it is retried. */
  readonly onFailure: () => void;
}

/** The socket of this page's server: wss on https, else ws (spec 1, section 7). */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${sessionFacts.messages?.socket ?? ''}`;
}

export function retryDelay(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt);
  return Math.round(full * (1 - RETRY_JITTER * random()));
}

/** The count in a socket message; undefined for other messages. */
export function readCount(data: unknown): number | undefined {
  const count = objectOf(parsedJson(String(data)))['unread_count'];
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
}

/**
 * Keeps a connection open and reports each count. A closed connection is reopened, with growing
 * delays until a count arrives.
 *
 * @returns closes it
 */
export function keepCounting(environment: LiveEnvironment, listener: LiveListener): () => void {
  let stopped = false;
  let told = false;
  let attempts = 0;
  let cancel: () => void = () => undefined;
  let socket: Socket | undefined;

  function open(): void {
    let counted = false;
    try {
      socket = environment.connect();
    } catch {
      return ended(counted);
    }
    socket.onmessage = ({ data }) => {
      const count = readCount(data);
      if (count === undefined || stopped) return;
      counted = true;
      attempts = 0;
      listener.onCount(count);
    };
    socket.onclose = () => ended(counted);
  }

  function ended(counted: boolean): void {
    if (stopped) return;
    if (!counted && !told) {
      told = true;
      listener.onFailure();
    }
    cancel = environment.after(retryDelay(attempts, environment.random), open);
    attempts += 1;
  }

  open();
  return () => {
    stopped = true;
    cancel();
    socket?.close();
  };
}
