import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type {
  ColumnModel,
  ListModel,
  ResourceDefinition,
} from '../../../codegen/model/resources.ts';
import { loadMetadata } from '../../api/client.ts';
import { effectiveFields, fieldAt } from '../../fields/effectiveFields.ts';
import { useSession } from '../../session/SessionContext.ts';
import { listFromMetadata } from './listModel.ts';

/** A column with the field it shows. */
export interface ListColumn extends ColumnModel {
  readonly model: FieldModel;
}

export interface ListDefinition {
  readonly list: ListModel;
  readonly columns: readonly ListColumn[];
  readonly fields: readonly FieldModel[];
}

/**
 * What the list shows. A declared list needs no question to the server; a resource without fields
 * or list asks for its metadata first: undefined until then.
 *
 * @param shown columns to start with instead of the list's own
 * @param view columns of a saved view, in its order
 */
export function useListDefinition(
  definition: ResourceDefinition,
  shown?: readonly string[],
  view?: readonly string[],
): ListDefinition | undefined {
  const { gateContext } = useSession();
  const declared = definition.fields !== undefined && definition.list !== undefined;
  const metadata = useQuery({
    queryKey: ['metadata', definition.api],
    queryFn: async () => (await loadMetadata(definition.api, { list: true })) ?? null,
    enabled: !declared,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const served = metadata.data?.actions.GET;
  const ready = declared || !metadata.isPending;
  return useMemo(() => {
    if (!ready) return undefined;
    const fields = effectiveFields(definition, definition.fields ? undefined : served);
    const list = definition.list ?? listFromMetadata(definition, fields, served);
    const wanted = view ?? shown ?? list.shown;
    const columns = list.columns.flatMap((column): ListColumn[] => {
      const model = fieldAt(fields, column.field);
      if (!model || !(wanted.includes(column.field) || list.fixed.includes(column.field)))
        return [];
      const open =
        decideGate(column.gate, gateContext).open && decideGate(model.gate, gateContext).open;
      return open ? [{ ...column, model }] : [];
    });
    return { list, columns: view ? inOrderOf(view, columns) : columns, fields };
  }, [ready, definition, served, shown, view, gateContext]);
}

/** What cannot be hidden and is not named comes first. */
function inOrderOf(view: readonly string[], columns: readonly ListColumn[]): ListColumn[] {
  return columns.toSorted((a, b) => view.indexOf(a.field) - view.indexOf(b.field));
}
