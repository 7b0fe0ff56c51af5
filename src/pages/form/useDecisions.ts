import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { FormOptions } from './formOptions.ts';
import type { FormValues } from './initialValues.ts';
import { decidingFields } from './useFormSource.ts';

/**
 * Reports a choice in a deciding field of a new form: the kind of the record or its parent.
 *
 * @returns true while the fields of a newly chosen kind are loading
 */
export function useDecisions(
  { definition, mode, source, query, onDecided }: FormOptions,
  { control }: UseFormReturn<FormValues>,
): boolean {
  const names = decidingFields(definition);
  const chosen = useWatch({ control, name: names });
  const open = mode === 'create' ? names : [];
  const decided = open.flatMap((name, place): (readonly [string, string])[] => {
    const value = chosen[place];
    const known = name === definition.variants?.by ? (query[name] ?? source.kind) : query[name];
    return typeof value === 'string' && value !== '' && value !== known ? [[name, value]] : [];
  });
  const [name, value] = decided[0] ?? [];
  useEffect(() => {
    if (name !== undefined && value !== undefined) onDecided?.(name, value);
  }, [name, value, onDecided]);
  const by = definition.variants?.by;
  const kind = by === undefined ? undefined : chosen[names.indexOf(by)];
  return mode === 'create' && typeof kind === 'string' && kind !== '' && kind !== source.kind;
}
