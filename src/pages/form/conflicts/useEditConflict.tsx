import type { RaRecord } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import type { ReferenceScope } from '../../../../codegen/model/references.ts';
import { openedPart } from '../../../controls/openedPart.tsx';
import { useQuestion } from '../../dialogs/useQuestion.ts';
import type { ConflictAnswer } from './ConflictDialog.tsx';
import type { FormGroup } from '../formState.ts';
import { updateValues, type FormValues } from '../initialValues.ts';
import type { FormSource } from '../useFormSource.ts';
import { mergeChanges, settledValues, type Merge } from './mergeChanges.ts';

/** Loaded with the first conflict. */
const ConflictDialog = openedPart(() => import('./ConflictDialog.tsx'));

/** The values to save, and the current record. */
interface Settled {
  readonly values: FormValues;
  readonly record: RaRecord | undefined;
  readonly taken: Merge['taken'];
}

/** The record could not be read again, so nothing was sent. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
  constructor(cause: unknown) {
    super('pages.form.meanwhile.notChecked', { cause });
  }
}

interface EditConflict {
  /** The open dialog, to be rendered in the page. */
  readonly question: ReactNode;
  /**
   * Reads the record again and merges changes saved meanwhile with the form's values.
   *
   * @returns undefined when the user goes back to the form
   * @throws NotChecked when the record cannot be read: deleted, forbidden or offline
   */
  settle(values: FormValues, groups: readonly FormGroup[]): Promise<Settled | undefined>;
  /** The form continues with the saved record. */
  goOn(saved: RaRecord): void;
}

/** @param record the record at the start; undefined for a new one, which has no conflicts */
export function useEditConflict(
  { reread }: Pick<FormSource, 'reread'>,
  record: RaRecord | undefined,
  scope: ReferenceScope,
): EditConflict {
  const begun = useRef(record);
  const { open, ask } = useQuestion<Merge, ConflictAnswer>('back');
  return {
    question: open && <ConflictDialog merge={open.question} onAnswer={open.answer} />,
    settle: async (values, groups) => {
      if (!record || !reread) return { values, record, taken: [] };
      const old = begun.current;
      const now = await reread().catch((error: unknown) => {
        throw new NotChecked(error);
      });
      const start = { scope, now: Date.now() };
      const [before, present] = [old, now].map((one) => updateValues(groups, one ?? {}, start));
      const merge = mergeChanges(groups, before ?? {}, values, present ?? {});
      const settled = { record: now, taken: merge.taken };
      if (merge.conflicts.length === 0) return { ...settled, values: merge.values };
      const answer = await ask(merge);
      if (answer === 'back') return undefined;
      return { ...settled, values: settledValues(merge, answer) };
    },
    goOn: (saved) => {
      begun.current = { ...begun.current, ...saved };
    },
  };
}
