import { useCallback } from 'react';
import { decideGate, type Gate } from '../../../codegen/model/gates.ts';
import type { ActionModel } from '../../../codegen/model/actions.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { RaRecord } from 'ra-core';
import { useSession } from '../../session/SessionContext.ts';
import type { FormDialogMode } from '../form/dialog/formDialogMode.ts';
import { availabilityOf, type Availability } from '../availability.ts';
import type { Condition } from '../../../codegen/model/conditions.ts';
import { inDialog, useResourceRoutes } from '../useResourceRoutes.ts';
import { appliesTo, pageQuery, type RowEntry } from '../rowEntries.ts';
import { useReturnQuery } from './useReturnQuery.ts';
import { useText } from '../../i18n/useText.ts';

export interface RowHandlers {
  onDelete(record: RaRecord): void;
  onAction(action: ActionModel, record: RaRecord): void;
  /** Opens the form in a dialog, when it has no page. */
  onOpen(mode: FormDialogMode): void;
}

/** The actions of a row: update, delete, clone, then the resource's own (spec 1, section 2.7). */
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
  const returnQuery = useReturnQuery(route);

  return useCallback(
    (record) => {
      const scope = { record, me, query };
      const gated = (gate: Gate | undefined) => availabilityOf(decideGate(gate, gateContext));
      const formAvailability = (kind: 'create' | 'update', gate: Gate | undefined) =>
        inDialog(definition, routes, kind) ? gated(gate) : routes.availability(kind, gate);
      const openForm = (kind: 'create' | 'update', mode: FormDialogMode) =>
        inDialog(definition, routes, kind) && { onPress: () => onOpen(mode) };

      const entries: RowEntry[] = [];
      const add = (availability: Availability, when: Condition | undefined, entry: RowEntry) => {
        if (availability === 'hidden') return;
        const notForThis = appliesTo(when, record, me) ? undefined : text('pages.notForThis');
        entries.push({
          ...entry,
          closed: availability === 'disabled' ? text('pages.inRoot') : notForThis,
        });
      };
      if (list?.update) {
        add(formAvailability('update', list.update.gate), list.update.when, {
          key: 'update',
          label: text('pages.update'),
          href: routes.to('update', record.id, {
            ...pageQuery(list.update.query, scope),
            ...returnQuery,
          }),
          ...openForm('update', { kind: 'edit', id: String(record.id) }),
        });
      }
      if (list?.remove) {
        add(gated(list.remove.gate), list.remove.when, {
          key: 'delete',
          label: text('pages.delete'),
          danger: true,
          onPress: () => onDelete(record),
        });
      }
      if (list?.clone) {
        const clonedFrom = {
          ...pageQuery(list.clone.query, scope),
          clone_from: record.id,
          ...returnQuery,
        };
        add(formAvailability('create', list.clone.gate), list.clone.when, {
          key: 'clone',
          label: text('pages.clone'),
          href: routes.to('create', undefined, clonedFrom),
          ...openForm('create', { kind: 'new', cloneFrom: String(record.id) }),
        });
      }
      if (inDialog(definition, routes, 'update')) {
        const onPress = () => onOpen({ kind: 'view', id: String(record.id) });
        entries.push({ key: 'view', label: text('pages.view'), onPress });
      }
      for (const action of definition.actions ?? []) {
        if (!action.on.includes('row')) continue;
        add(gated(action.gate), action.when, {
          key: action.key,
          label: text(action.label),
          danger: action.danger,
          inRow: action.inRow,
          onPress: () => onAction(action, record),
        });
      }
      return entries;
    },
    [
      definition,
      gateContext,
      list,
      me,
      onAction,
      onDelete,
      onOpen,
      query,
      returnQuery,
      routes,
      text,
    ],
  );
}
