import { useCallback, useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { FormGroup } from '../formState.ts';
import { updateValues, type Beginning, type FormValues } from '../initialValues.ts';
import type { FormSource } from '../useFormSource.ts';
import { mergeChanges, settledValues, type Merge } from './mergeChanges.ts';

/** The names of the fields that keep the other person's value; or back to the form. */
type Answer = ReadonlySet<string> | 'back';

/** The conflicting fields that the person must decide about. */
export interface Question {
  readonly merge: Merge;
  answer(answer: Answer): void;
}

/** The values to save, and the current record. */
interface Settled {
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

interface EditConflict {
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
    (merge: Merge) =>
      new Promise<Answer>((resolve) => {
        const answer = (given: Answer) => {
          setQuestion(undefined);
          resolve(given);
        };
        left.current = () => resolve('back');
        setQuestion({ merge, answer });
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
