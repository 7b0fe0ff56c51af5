import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onSignOut } from '../../../session/signOut.ts';
import type { FormGroup } from '../formState.ts';
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
  /** Deletes the draft. */
  forget(): void;
}

/**
 * Stores unsaved values as a draft, so that they survive a reload, a crash and the end of a
 * session, and finds the draft when the form is opened again.
 *
 * @param key user, organization, route and record; undefined for a form without drafts
 * @param groups of the form; secrets among their fields are not stored
 */
export function useDraft(
  key: string | undefined,
  groups: readonly FormGroup[],
  methods: Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue' | 'subscribe'>,
): DraftControl {
  const [offer, setOffer] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { getValues, setValue, subscribe } = methods;
  // The fields may change with the kind while the form is open.
  const fields = groups.flatMap(({ entries }) => entries.map(({ field }) => field));
  const find = useEffectEvent((draft: Draft | undefined) => {
    if (draft && fields.some(({ name }) => Object.hasOwn(draft.values, name))) setOffer(draft);
  });
  const changedValues = useEffectEvent((begun: FormValues) =>
    draftValues(fields, getValues(), begun),
  );

  useEffect(() => {
    if (key === undefined) return undefined;
    let open = true;
    void readDraft(key, Date.now()).then((draft) => open && find(draft));
    return () => {
      open = false;
    };
  }, [key]);

  useEffect(() => {
    if (key === undefined) return undefined;
    const cancel = () => clearTimeout(timer.current);
    const keep = (begun: FormValues) => {
      const values = changedValues(begun);
      if (Object.keys(values).length > 0) void writeDraft({ key, savedAt: Date.now(), values });
      else void removeDraft(key);
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ defaultValues }) => {
        cancel();
        timer.current = setTimeout(keep, KEEP_AFTER_MS, { ...defaultValues });
      },
    });
    // Logging out deletes all drafts: an open form must not write one afterwards.
    const stopListening = onSignOut(cancel);
    return () => {
      stop();
      cancel();
      stopListening();
    };
  }, [key, subscribe]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    setOffer(undefined);
    if (key !== undefined) void removeDraft(key);
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
    forget,
  };
}
