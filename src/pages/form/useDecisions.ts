import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Mode } from '../../../codegen/model/conditions.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FormValues } from './initialValues.ts';
import { decidingFields, type FormSource } from './useFormSource.ts';

interface DecisionsOptions {
  readonly definition: ResourceDefinition;
  readonly mode: Mode;
  readonly source: FormSource;
  /** The choices so far. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly methods: Pick<UseFormReturn<FormValues>, 'control'>;
  onDecided(name: string, value: string): void;
}

/**
 * Reports a choice in a deciding field of a new form: the kind of the record or its parent.
 *
 * @returns true while the fields of a newly chosen kind are loading
 */
export function useDecisions(options: DecisionsOptions): boolean {
  const { definition, mode, source, query, methods, onDecided } = options;
  const names = decidingFields(definition);
  const chosen = useWatch({ control: methods.control, name: names });
  const open = mode === 'create' ? names : [];
  const decided = open.flatMap((name, place): (readonly [string, string])[] => {
    const value = chosen[place];
    const known = name === definition.variants?.by ? (query[name] ?? source.kind) : query[name];
    return typeof value === 'string' && value !== '' && value !== known ? [[name, value]] : [];
  });
  const [name, value] = decided[0] ?? [];
  useEffect(() => {
    if (name !== undefined && value !== undefined) onDecided(name, value);
  }, [name, value, onDecided]);
  const by = definition.variants?.by;
  const kind = by === undefined ? undefined : chosen[names.indexOf(by)];
  return mode === 'create' && typeof kind === 'string' && kind !== '' && kind !== source.kind;
}
