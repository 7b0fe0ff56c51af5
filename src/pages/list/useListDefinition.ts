import { useMemo } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { columnSlot } from '../../../codegen/model/slots.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import { loadMetadata } from '../../api/client.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import { useSession } from '../../session/SessionContext.ts';
import { chosenColumns, type ColumnChoice } from './columns/columnChoice.ts';
import { useRequest } from '../../api/useRequest.ts';
import type { ListColumn } from './columns/listColumn.ts';

export interface ListDefinition {
  readonly list: ListModel;
  /** In view, as they were chosen. */
  readonly columns: readonly ListColumn[];
  /** Every column this person may see, in the list's own order. */
  readonly offered: readonly ListColumn[];
  /** The columns in view until others are chosen. */
  readonly shown: readonly string[];
  readonly fields: readonly FieldModel[];
}

/**
 * What the list shows. A declared list needs no question to the server; a resource without fields
 * or list asks for its metadata first: undefined until then.
 *
 * @param choice the columns this person chose
 * @param slots what is filled by hand on the page of the list
 * @param shown columns to start with instead of the list's own
 */
export function useListDefinition(
  definition: ResourceDefinition,
  choice: ColumnChoice,
  shown?: readonly string[],
  slots?: RouteRecord['slots'],
): ListDefinition | undefined {
  const { gateContext } = useSession();
  const declared = definition.fields !== undefined && definition.list !== undefined;
  const served = useRequest(
    ['list', definition.api],
    async () => {
      const [metadata, { servedList }] = await Promise.all([
        loadMetadata(definition.api, { list: true }),
        import('./servedList.ts'),
      ]);
      return servedList(definition, metadata?.actions.GET);
    },
    {
      enabled: !declared,
      staleTime: Infinity,
      throwOnError: true,
    },
  ).data;
  return useMemo(() => {
    const list = definition.list ?? served?.list;
    const fields = definition.fields ?? served?.fields;
    if (!list || !fields || (!declared && !served)) return undefined;
    const offered = list.columns.flatMap((column): ListColumn[] => {
      const model = fieldAt(fields, column.field);
      if (!model) return [];
      const open =
        decideGate(column.gate, gateContext).open && decideGate(model.gate, gateContext).open;
      const slot = slots?.[columnSlot(column.field)];
      return open ? [{ ...column, model, slot }] : [];
    });
    const first = shown ?? list.shown;
    const columns = chosenColumns(offered, first, list.fixed, choice);
    return { list, columns, offered, shown: first, fields };
  }, [declared, definition, served, shown, choice, gateContext, slots]);
}
