import { useSearchParams } from 'react-router';
import { decideGate, type Gate } from '../../../codegen/model/gates.ts';
import type {
  ActionModel,
  ListModel,
  ResourceDefinition,
} from '../../../codegen/model/resources.ts';
import type { BulkFailure } from '../../api/bulkFailure.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { offerOf } from '../offer.ts';
import { hasRequiredQuery } from '../hasRequiredQuery.ts';
import type { ActionTarget } from '../actionTarget.ts';
import type { Pending } from '../usePending.ts';
import type { Removal } from '../removal.ts';
import type { BulkTask } from './bulk/bulkTask.ts';
import type { RowEntry } from '../rowEntries.ts';
import type { BusyRows } from './useBusyRows.ts';
import type { Selection } from './useSelection.ts';
import { useText } from '../../i18n/useText.ts';

export interface SelectionHandlers {
  ask(pending: Pending): void;
  call(action: ActionModel, target: ActionTarget): Promise<boolean>;
  /** Rows are busy while something is done with them. */
  readonly runOn: BusyRows['run'];
  readonly removal: Removal;
  /** Opens a dialog about several rows. */
  open(task: BulkTask): void;
  /** The record of the page, which some actions are done by. */
  readonly owner: FieldRecord | undefined;
}

/**
 * What may be done with the chosen rows: the resource's own actions, then update and delete. Rows
 * that the server refused are told one by one, and stay chosen.
 */
export function useSelectionEntries(
  definition: ResourceDefinition,
  list: ListModel | undefined,
  selection: Selection,
  { ask, call, runOn, removal, open, owner }: SelectionHandlers,
): readonly RowEntry[] {
  const text = useText();
  const { gateContext } = useSession();
  const [address] = useSearchParams();
  const query = Object.fromEntries(address);
  const { records } = selection;
  const count = records.length;
  const inRoot = text('pages.inRoot');
  const refusing = (title: string) => (failure: BulkFailure) => {
    selection.drop(failure.done);
    open({ kind: 'refused', title, records, failure });
  };

  const own = (definition.actions ?? []).flatMap((action): RowEntry[] => {
    const offer = offerOf(decideGate(action.gate, gateContext));
    if (!action.on.includes('selection') || offer === 'absent') return [];
    if (!hasRequiredQuery(action.call, query)) return [];
    const label = text(action.label);
    const run = () =>
      runOn(records, async () => {
        const by = action.byPage && owner && { record: owner };
        if (await call(action, { selection: records, query, onRefused: refusing(label), ...by }))
          selection.clear();
      });
    const pending: Pending = {
      title: label,
      text: (say) => say('pages.action.bulkQuestion', { action: label, count }),
      confirmLabel: label,
      danger: action.danger,
      quiet: !action.confirm,
      records,
      action,
      run,
    };
    return [
      {
        key: action.key,
        label,
        danger: action.danger,
        closed: offer === 'closed' ? inRoot : undefined,
        onPress: () => ask(pending),
      },
    ];
  });

  const offered = (part: { readonly gate: Gate } | undefined) =>
    part ? offerOf(decideGate(part.gate, gateContext)) : 'absent';
  const update = offered(list?.bulkUpdate);
  if (update !== 'absent') {
    own.push({
      key: 'update',
      label: text('listTools.bulkUpdate'),
      closed: update === 'closed' ? inRoot : undefined,
      onPress: () => open({ kind: 'edit', records }),
    });
  }
  const remove = offered(list?.bulkRemove);
  if (remove === 'absent') return own;
  const label = text('pages.removal.bulk');
  return [
    ...own,
    {
      key: 'delete',
      label,
      danger: true,
      closed: remove === 'closed' ? inRoot : undefined,
      onPress: () =>
        ask({
          title: label,
          text: (say) => say('pages.removal.bulkQuestion', { count }),
          confirmLabel: text('pages.delete'),
          danger: true,
          records,
          run: async () => {
            if (await removal.removeMany(records, list?.bulkRemove?.by, refusing(label))) {
              selection.clear();
            }
          },
        }),
    },
  ];
}
