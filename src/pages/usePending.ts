import { useCallback, useState, type ReactNode } from 'react';
import type { Action, Offer, OfferPlace } from '../../codegen/model/offers.ts';
import type { Text } from '../../codegen/model/text.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { FieldRecord } from '../fields/values.ts';
import { useSession } from '../session/SessionContext.ts';
import type { SayText } from '../i18n/useText.ts';

/** The text is written when the dialog opens, because its texts are loaded with it. */
type QuestionText = (text: SayText) => string;

/** What the question before an offer is about. */
export interface AskedOffer extends Pick<Offer, 'does' | 'danger'> {
  readonly label: Text;
  readonly resource: Pick<ResourceDefinition, 'one' | 'many'>;
  readonly place: OfferPlace;
  /** The one of a row or a page. */
  readonly record: FieldRecord | undefined;
  /** Number of selected records. */
  readonly count: number;
  /** The new state of a switch. */
  readonly on: boolean | undefined;
}

/** What is asked: in words, or about an offer, whose words are loaded with the dialog. */
type Asked =
  | {
      readonly asked?: undefined;
      readonly title: string | QuestionText;
      readonly text: Exclude<ReactNode, Iterable<ReactNode>> | string | QuestionText;
      readonly confirmLabel: string;
      readonly danger?: boolean | undefined;
    }
  | { readonly asked: AskedOffer };

/** An action that waits for confirmation. */
export type Pending = Asked & {
  /** Asks only when the change needs a warning. */
  readonly quiet?: boolean;
  /** The changed records, and the action if there is one: they decide about the warning. */
  readonly records?: readonly FieldRecord[];
  readonly action?: Action;
  /** The records that need a warning; set when the dialog opens. */
  readonly warnAbout?: readonly FieldRecord[];
  /** The records go, or are of no use afterwards: what hangs on them is said. */
  readonly goes?: boolean | undefined;
  /** The deletion removes the record everywhere, not only from this page. */
  readonly everywhere?: boolean;
  /** Resolves when the action has ended, with or without success; notifies by itself. */
  readonly run: () => Promise<unknown>;
};

export interface PendingState {
  readonly definition: ResourceDefinition | undefined;
  /** The last action; it stays while the dialog fades out. */
  readonly pending: Pending | undefined;
  readonly open: boolean;
  /** The confirmed action is running. */
  readonly busy: boolean;
  ask(pending: Pending): void;
  confirm(): void;
  cancel(): void;
}

/**
 * Holds the action that waits for confirmation.
 *
 * @param definition of the changed records
 */
export function usePending(definition?: ResourceDefinition): PendingState {
  const { me } = useSession();
  const [pending, setPending] = useState<Pending>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = useCallback(
    (next: Pending) => {
      const { records } = next;
      const show = (warnAbout: readonly FieldRecord[]) => {
        if (next.quiet && !warnAbout[0]) return void next.run();
        setPending({ ...next, warnAbout });
        setOpen(true);
      };
      if (!records || !definition?.changeWarning) return show([]);
      void import('./changeWarning.ts').then(
        ({ recordsToWarnAbout }) => show(recordsToWarnAbout({ ...next, definition, records, me })),
        // The check could not be loaded: every record gets the warning.
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
