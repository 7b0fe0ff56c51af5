import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { onSignOut } from '../../../session/signOut.ts';
import type { FormValues } from '../initialValues.ts';
import { readDraft, removeDraft, writeDraft, type Draft } from './draftStore.ts';
import { draftValues, restoredValues } from './draftValues.ts';

/** Debounce before a draft is stored. */
const KEEP_AFTER_MS = 500;

export interface DraftControl {
  /** An earlier draft, until it is restored or discarded. */
  readonly offer: Draft | undefined;
  /** Restores the draft. @returns the names of the fields it changed */
  restore(): readonly string[];
  discard(): void;
  /** Deletes the draft after a save. */
  forget(): void;
}

/**
 * Stores unsaved values as a draft, so that they survive a reload, a crash and the end of a
 * session, and finds the draft when the form is opened again.
 *
 * @param key person, organization, route and record
 * @param fields of the form; secrets among them are not stored
 */
export function useDraft(
  key: string,
  fields: readonly FieldModel[],
  methods: Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue' | 'subscribe' | 'formState'>,
): DraftControl {
  const [offer, setOffer] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { getValues, setValue, subscribe } = methods;
  const { defaultValues } = methods.formState;
  // The fields may change with the kind while the form is open.
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);
  const beginning = useRef<Readonly<Record<string, unknown>>>({});
  useEffect(() => {
    beginning.current = { ...defaultValues };
  }, [defaultValues]);

  useEffect(() => {
    let open = true;
    void readDraft(key, Date.now()).then((draft) => {
      const isKnown = latest.current.some(({ name }) => draft && Object.hasOwn(draft.values, name));
      if (open && isKnown) setOffer(draft);
    });
    return () => {
      open = false;
    };
  }, [key]);

  useEffect(() => {
    const cancel = () => clearTimeout(timer.current);
    const keep = () => {
      const values = draftValues(latest.current, getValues(), beginning.current);
      if (Object.keys(values).length > 0) void writeDraft({ key, savedAt: Date.now(), values });
      else void removeDraft(key);
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        cancel();
        timer.current = setTimeout(keep, KEEP_AFTER_MS);
      },
    });
    // Logging out deletes all drafts: an open form must not write one afterwards.
    const stopListening = onSignOut(cancel);
    return () => {
      stop();
      cancel();
      stopListening();
    };
  }, [key, getValues, subscribe]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    setOffer(undefined);
    void removeDraft(key);
  }, [key]);

  return {
    offer,
    restore: () => {
      if (!offer) return [];
      const values = restoredValues(fields, offer.values, getValues());
      for (const [name, value] of Object.entries(values)) {
        setValue(name, value, { shouldDirty: true });
      }
      setOffer(undefined);
      return Object.keys(values);
    },
    discard: forget,
    forget,
  };
}
