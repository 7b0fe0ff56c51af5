import { useSearchParams } from 'react-router';
import { decideGate, type Gate } from '../../../codegen/model/gates.ts';
import type {
  ActionModel,
  ListModel,
  ResourceDefinition,
  ActionCall,
} from '../../../codegen/model/resources.ts';
import type { BulkFailure } from '../../api/bulkFailure.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { availabilityOf } from '../availability.ts';
import type { ActionTarget } from '../actionTarget.ts';
import type { Pending } from '../usePending.ts';
import type { Removal } from '../removal.ts';
import type { BulkTask } from './bulk/bulkTask.ts';
import { changedBy, type RowEntry } from '../rowEntries.ts';
import type { BusyRows } from './useBusyRows.ts';
import type { Selection } from './useSelection.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';

const QUERY_INSIDE = /\$query\.([A-Za-z_][A-Za-z0-9_]*)/g;

export interface SelectionHandlers {
  ask(pending: Pending): void;
  call(action: ActionModel, target: ActionTarget): Promise<boolean>;
  readonly runOn: BusyRows['run'];
  readonly removal: Removal;
  /** Opens a dialog about several rows. */
  open(task: BulkTask): void;
  /** The record of the page. Some actions are calls of it. */
  readonly owner: FieldRecord | undefined;
}

/**
 * The actions on selected rows: the resource's own, then update and delete. Rows that the server
 * refuses are listed with the reason, and stay selected.
 */
export function useSelectionEntries(
  definition: ResourceDefinition,
  list: ListModel | undefined,
  selection: Selection,
  { ask, call, runOn, removal, open, owner }: SelectionHandlers,
): readonly RowEntry[] {
  const text = useText();
  const inSentence = useNameInSentence();
  const { gateContext, me } = useSession();
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
    const availability = availabilityOf(decideGate(action.gate, gateContext));
    if (!action.on.includes('selection') || availability === 'hidden') return [];
    if (!hasRequiredQuery(action.call, query)) return [];
    const label = text(action.label);
    const changed = changedBy(action, records, me);
    const run = () =>
      runOn(records, async () => {
        const by = action.byPage && owner && { record: owner };
        if (await call(action, { selection: records, query, onRefused: refusing(label), ...by }))
          selection.clear();
      });
    const pending: Pending = {
      title: label,
      text: (say) =>
        say('pages.action.bulkQuestion', { action: label, smart_count: changed.length }),
      confirmLabel: label,
      danger: action.danger,
      // Without a row to change there is nothing to ask: the call says so.
      quiet: !action.confirm || changed.length === 0,
      records: changed,
      action,
      run,
    };
    return [
      {
        key: action.key,
        label,
        danger: action.danger,
        closed: availability === 'disabled' ? inRoot : undefined,
        onPress: () => ask(pending),
      },
    ];
  });

  const offered = (part: { readonly gate: Gate } | undefined) =>
    part ? availabilityOf(decideGate(part.gate, gateContext)) : 'hidden';
  const update = offered(list?.bulkUpdate);
  if (update !== 'hidden') {
    own.push({
      key: 'update',
      label: text('listTools.bulkUpdate'),
      closed: update === 'disabled' ? inRoot : undefined,
      onPress: () => open({ kind: 'edit', records }),
    });
  }
  const remove = offered(list?.bulkRemove);
  if (remove === 'hidden') return own;
  const label = text('pages.removal.bulk');
  return [
    ...own,
    {
      key: 'delete',
      label,
      danger: true,
      closed: remove === 'disabled' ? inRoot : undefined,
      onPress: () =>
        ask({
          title: label,
          text: (say) =>
            say('pages.removal.bulkQuestion', {
              count,
              many: inSentence(count === 1 ? definition.one : definition.many),
            }),
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

/** Does the page's address have the parameters that the call refers to (`$query.node`)? */
function hasRequiredQuery(
  call: ActionCall,
  query: Readonly<Record<string, string | undefined>>,
): boolean {
  const address = 'address' in call ? call.address : '';
  return [...address.matchAll(QUERY_INSIDE)].every(([, name = '']) => query[name]);
}
