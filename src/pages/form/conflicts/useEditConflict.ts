import { useCallback, useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { FormGroup } from '../formState.ts';
import { updateValues, type Beginning, type FormValues } from '../initialValues.ts';
import type { FormSource } from '../useFormSource.ts';
import { mergeChanges, type Merge } from './mergeChanges.ts';

export type Answer = 'mine' | 'theirs' | 'back';

/** The conflicting fields that the person must decide about. */
export interface Question {
  readonly merge: Merge;
  /** The record at the start and now, for the labels of its values. */
  readonly records: { readonly begun: RaRecord; readonly now: RaRecord };
  answer(answer: Answer): void;
}

/** The values to save, and the current record. */
export interface Settled {
  readonly values: FormValues;
  readonly record: RaRecord;
  readonly taken: Merge['taken'];
}

/** The record could not be read again, so nothing was sent. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
  constructor(cause: unknown) {
    super('pages.form.meanwhile.notChecked', { cause });
  }
}

export interface EditConflict {
  readonly question: Question | undefined;
  /**
   * Reads the record again and merges changes saved meanwhile with the form's values.
   *
   * @returns undefined when the person goes back to the form
   * @throws NotChecked when the record cannot be read: deleted, forbidden or offline
   */
  settle(values: FormValues, groups: readonly FormGroup[]): Promise<Settled | undefined>;
  /** The form continues with the saved record. */
  goOn(saved: RaRecord): void;
}

/** @param record the record at the start */
export function useEditConflict(
  { reread }: Pick<FormSource, 'reread'>,
  record: RaRecord | undefined,
  beginning: () => Beginning,
): EditConflict {
  const begun = useRef(record);
  const [question, setQuestion] = useState<Question>();
  const left = useRef<() => void>(undefined);
  useEffect(() => () => left.current?.(), []);

  const ask = useCallback(
    (merge: Merge, records: Question['records']) =>
      new Promise<Answer>((resolve) => {
        const answer = (given: Answer) => {
          setQuestion(undefined);
          resolve(given);
        };
        left.current = () => resolve('back');
        setQuestion({ merge, records, answer });
      }),
    [],
  );

  return {
    question,
    settle: async (values, groups) => {
      const old = begun.current;
      if (!old || !reread) return undefined;
      const now = await reread().catch((error: unknown) => {
        throw new NotChecked(error);
      });
      const [before, present] = [old, now].map((one) => updateValues(groups, one, beginning()));
      const merge = mergeChanges(groups, before ?? {}, values, present ?? {});
      const { mine, theirs, conflicts, taken } = merge;
      const settled = { record: now, taken };
      if (conflicts.length === 0) return { ...settled, values: mine };
      const answer = await ask(merge, { begun: old, now });
      if (answer === 'back') return undefined;
      return { ...settled, values: answer === 'mine' ? mine : theirs };
    },
    goOn: (saved) => {
      begun.current = { ...begun.current, ...saved };
    },
  };
}
