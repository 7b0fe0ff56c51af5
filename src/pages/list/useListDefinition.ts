import { useMemo } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { columnSlot } from '../../../codegen/model/slots.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { loadMetadata } from '../../api/client.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import { useSession } from '../../session/SessionContext.ts';
import { chosenColumns, type ColumnChoice } from './columns/columnChoice.ts';
import { useRequest } from '../../api/useRequest.ts';
import type { ListColumn } from './columns/listColumn.ts';

export interface ListDefinition {
  readonly list: ListModel;
  /** The shown columns, by the person's choice. */
  readonly columns: readonly ListColumn[];
  /** Every column this person may see, in the default order. */
  readonly offered: readonly ListColumn[];
  /** The default columns. */
  readonly shown: readonly string[];
  readonly fields: readonly FieldModel[];
}

/**
 * The columns and fields of a list. A resource that declares no fields or no list is completed from
 * the server's metadata: undefined until that is loaded.
 *
 * @param choice the columns this person chose
 * @param slots hand-written parts of the page
 * @param shown default columns, when not the list's own
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
