import { useCallback, useState, type ReactNode } from 'react';
import type { FieldRecord } from '../fields/values.ts';
import type { Change } from './grave.ts';

/** What is about to be done, once it is confirmed. */
export interface Pending {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  /** Asked only where what it changes is grave; else it is done at once. */
  readonly quiet?: boolean;
  /** What it changes: a warning says where that reaches further than it looks. */
  readonly change?: Change;
  /** The records for which it does; found when it is asked. */
  readonly grave?: readonly FieldRecord[];
  /** What is deleted is not only taken off this page. */
  readonly everywhere?: boolean;
  /** Resolves when it is over, done or not; it tells the person itself. */
  readonly run: () => Promise<unknown>;
}

export interface PendingState {
  /** What was asked last; it stays while the dialog fades away. */
  readonly pending: Pending | undefined;
  readonly open: boolean;
  /** It has been confirmed and is under way. */
  readonly busy: boolean;
  ask(pending: Pending): void;
  confirm(): void;
  cancel(): void;
}

/** Keeps what waits for a confirmation, and whether it is under way. */
export function usePending(): PendingState {
  const [pending, setPending] = useState<Pending>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = useCallback((next: Pending) => {
    const { change } = next;
    const show = (grave: readonly FieldRecord[]) => {
      if (next.quiet && !grave[0]) return void next.run();
      setPending({ ...next, grave });
      setOpen(true);
    };
    if (!change?.definition.grave) return show([]);
    void import('./grave.ts').then(
      ({ graveRecords }) => show(graveRecords(change)),
      // Nobody knows: all of them may be.
      () => show(change.records),
    );
  }, []);
  const cancel = useCallback(() => setOpen(false), []);
  const confirm = useCallback(() => {
    if (!pending) return;
    setBusy(true);
    void pending.run().finally(() => {
      setBusy(false);
      setOpen(false);
    });
  }, [pending]);
  return { pending, open, busy, ask, confirm, cancel };
}
