import { useCallback, useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { FormGroup } from '../formState.ts';
import { updateValues, type Beginning, type FormValues } from '../initialValues.ts';
import type { FormSource } from '../useFormSource.ts';
import { mergeChanges, type Merge } from './mergeChanges.ts';

export type Answer = 'mine' | 'theirs' | 'back';

/** Asks the person about fields that somebody else has changed as well. */
export interface Question {
  readonly merge: Merge;
  /** As the form began, and as it is now: for how values are called. */
  readonly records: { readonly begun: RaRecord; readonly now: RaRecord };
  answer(answer: Answer): void;
}

/** What is to be saved: the values, over the record as it is now. */
export interface Settled {
  readonly values: FormValues;
  readonly record: RaRecord;
  readonly taken: Merge['taken'];
}

/** Whether others have changed the record could not be found out: nothing was sent. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
  constructor(cause: unknown) {
    super('pages.form.meanwhile.notChecked', { cause });
  }
}

export interface EditConflict {
  readonly question: Question | undefined;
  /**
   * Reads the record again and joins what others have saved with what is filled in here.
   *
   * @returns undefined when the person goes back to the form
   * @throws NotChecked when the record cannot be read: it is gone, closed, or the line is cut
   */
  settle(values: FormValues, groups: readonly FormGroup[]): Promise<Settled | undefined>;
  /** The form goes on with the record as it was saved. */
  goOn(saved: RaRecord): void;
}

/** @param record with which the form began */
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
