import { useCallback } from 'react';
import { decideGate, type Gate } from '../../../codegen/model/gates.ts';
import type {
  ListModel,
  ResourceDefinition,
  ActionModel,
} from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { RaRecord } from 'ra-core';
import { useSession } from '../../session/SessionContext.ts';
import type { FormDialogMode } from '../form/dialog/formDialogMode.ts';
import { offerOf } from '../offer.ts';
import { inDialog, useResourceRoutes } from '../useResourceRoutes.ts';
import { appliesTo, pageQuery, type RowEntry } from '../rowEntries.ts';
import { useText } from '../../i18n/useText.ts';

export interface RowHandlers {
  onDelete(record: RaRecord): void;
  onAction(action: ActionModel, record: RaRecord): void;
  /** Opens the form in a dialog, where it has no page. */
  onOpen(mode: FormDialogMode): void;
}

/** What may be done with a row: update, delete, clone, then the resource's own (spec 1, section 2.7). */
export function useRowEntries(
  definition: ResourceDefinition,
  list: ListModel | undefined,
  route: RouteRecord,
  query: Readonly<Record<string, string>>,
  { onDelete, onAction, onOpen }: RowHandlers,
): (record: RaRecord) => readonly RowEntry[] {
  const text = useText();
  const { gateContext, me } = useSession();
  const routes = useResourceRoutes(definition.id, route);

  return useCallback(
    (record) => {
      const entries: RowEntry[] = [];
      const scope = { record, me, query };
      const inRoot = text('pages.inRoot');
      const notNow = text('pages.notForThis');

      const offer = (kind: 'create' | 'update', gate: Gate | undefined) =>
        inDialog(definition, routes, kind)
          ? offerOf(decideGate(gate, gateContext))
          : routes.offer(kind, gate);
      const open = (kind: 'create' | 'update', mode: FormDialogMode) =>
        inDialog(definition, routes, kind) && { onPress: () => onOpen(mode) };

      const update = list?.update && offer('update', list.update.gate);
      if (list?.update && update !== 'absent') {
        const closed = update === 'closed' ? inRoot : notNow;
        const now = update === 'open' && appliesTo(list.update.when, record, me);
        entries.push({
          key: 'update',
          label: text('pages.update'),
          href: routes.to('update', record.id, pageQuery(list.update.query, scope)),
          ...open('update', { kind: 'edit', id: String(record.id) }),
          closed: now ? undefined : closed,
        });
      }
      const remove = list?.remove && offerOf(decideGate(list.remove.gate, gateContext));
      if (list?.remove && remove !== 'absent') {
        const now = remove === 'open' && appliesTo(list.remove.when, record, me);
        entries.push({
          key: 'delete',
          label: text('pages.delete'),
          danger: true,
          onPress: () => onDelete(record),
          closed: now ? undefined : remove === 'closed' ? inRoot : notNow,
        });
      }
      const clone = list?.clone && offer('create', list.clone.gate);
      if (list?.clone && clone !== 'absent') {
        const now = clone === 'open' && appliesTo(list.clone.when, record, me);
        const clonedFrom = { ...pageQuery(list.clone.query, scope), clone_from: record.id };
        entries.push({
          key: 'clone',
          label: text('pages.clone'),
          href: routes.to('create', undefined, clonedFrom),
          ...open('create', { kind: 'new', cloneFrom: String(record.id) }),
          closed: now ? undefined : clone === 'closed' ? inRoot : notNow,
        });
      }
      if (inDialog(definition, routes, 'update')) {
        const label = text('pages.view');
        const onPress = () => onOpen({ kind: 'view', id: String(record.id) });
        entries.push({ key: 'view', label, onPress });
      }
      for (const action of definition.actions ?? []) {
        const offered = offerOf(decideGate(action.gate, gateContext));
        if (!action.on.includes('row') || offered === 'absent') continue;
        const now = offered === 'open' && appliesTo(action.when, record, me);
        entries.push({
          key: action.key,
          label: text(action.label),
          danger: action.danger,
          onPress: () => onAction(action, record),
          closed: now ? undefined : offered === 'closed' ? inRoot : notNow,
        });
      }
      return entries;
    },
    [definition, gateContext, list, me, onAction, onDelete, onOpen, query, routes, text],
  );
}
