import { useCallback, useState, type ReactNode } from 'react';

/** What is about to be done, once it is confirmed. */
export interface Pending {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly danger: boolean;
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
    setPending(next);
    setOpen(true);
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
