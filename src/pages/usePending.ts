import { useCallback, useState, type ReactNode } from 'react';
import type { ActionModel, ResourceDefinition } from '../../codegen/model/resources.ts';
import type { FieldRecord } from '../fields/values.ts';
import { useSession } from '../session/SessionContext.ts';
import type { SayText } from '../i18n/useText.ts';

/** Says what is asked with texts that come with the question. */
type Asking = (text: SayText) => string;

/** What is about to be done, once it is confirmed. */
export interface Pending {
  readonly title: string | Asking;
  readonly text: Exclude<ReactNode, Iterable<ReactNode>> | string | Asking;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  /** Asked only where what it changes is grave; else it is done at once. */
  readonly quiet?: boolean;
  /** What it changes, and by which action if it is one: a warning says where that reaches further than it looks. */
  readonly records?: readonly FieldRecord[];
  readonly action?: ActionModel;
  /** The records for which it does; found when it is asked. */
  readonly grave?: readonly FieldRecord[];
  /** What is deleted is not only taken off this page. */
  readonly everywhere?: boolean;
  /** Resolves when it is over, done or not; it tells the person itself. */
  readonly run: () => Promise<unknown>;
}

export interface PendingState {
  readonly definition: ResourceDefinition | undefined;
  /** What was asked last; it stays while the dialog fades away. */
  readonly pending: Pending | undefined;
  readonly open: boolean;
  /** It has been confirmed and is under way. */
  readonly busy: boolean;
  ask(pending: Pending): void;
  confirm(): void;
  cancel(): void;
}

/**
 * Keeps what waits for a confirmation, and whether it is under way.
 *
 * @param definition of the records that are changed
 */
export function usePending(definition?: ResourceDefinition): PendingState {
  const { me } = useSession();
  const [pending, setPending] = useState<Pending>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = useCallback(
    (next: Pending) => {
      const { records } = next;
      const show = (grave: readonly FieldRecord[]) => {
        if (next.quiet && !grave[0]) return void next.run();
        setPending({ ...next, grave });
        setOpen(true);
      };
      if (!records || !definition?.grave) return show([]);
      void import('./grave.ts').then(
        ({ graveRecords }) => show(graveRecords({ ...next, definition, records, me })),
        // Nobody knows: all of them may be.
        () => show(records),
      );
    },
    [definition, me],
  );
  const cancel = useCallback(() => setOpen(false), []);
  const confirm = useCallback(() => {
    if (!pending) return;
    setBusy(true);
    void pending.run().finally(() => {
      setBusy(false);
      setOpen(false);
    });
  }, [pending]);
  return { definition, pending, open, busy, ask, confirm, cancel };
}
