import { useSearchParams } from 'react-router';
import type { ActionModel } from '../../../codegen/model/actions.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { BulkFailure } from '../../api/bulkFailure.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { ActionTarget } from '../actionTarget.ts';
import type { Pending } from '../usePending.ts';
import type { Removal } from '../removal.ts';
import type { BulkTask } from './bulk/bulkTask.ts';
import { changedBy, type RowEntry } from '../rowEntries.ts';
import type { SelectionOffer } from './selectionOffers.ts';
import type { BusyRows } from './useBusyRows.ts';
import type { Selection } from './useSelection.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';

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
  offers: readonly SelectionOffer[],
  selection: Selection,
  { ask, call, runOn, removal, open, owner }: SelectionHandlers,
): readonly RowEntry[] {
  const text = useText();
  const inSentence = useNameInSentence();
  const { me } = useSession();
  const [address] = useSearchParams();
  const query = Object.fromEntries(address);
  const { records } = selection;
  const refusing = (title: string) => (failure: BulkFailure) => {
    selection.drop(failure.done);
    open({ kind: 'refused', title, records, failure });
  };

  const entryOf = (action: ActionModel): RowEntry => {
    const label = text(action.label);
    const changed = changedBy(action, records, me);
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
      run: () =>
        runOn(records, async () => {
          const by = action.byPage && owner && { record: owner };
          if (await call(action, { selection: records, query, onRefused: refusing(label), ...by }))
            selection.clear();
        }),
    };
    return { key: action.key, label, danger: action.danger, onPress: () => ask(pending) };
  };
  const deletion = (): RowEntry => {
    const label = text('pages.removal.bulk');
    const count = records.length;
    return {
      key: 'delete',
      label,
      danger: true,
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
    };
  };

  return offers.map(({ what, availability }) => {
    const closed = availability === 'disabled' ? text('pages.inRoot') : undefined;
    if (what === 'delete') return { ...deletion(), closed };
    if (what !== 'update') return { ...entryOf(what), closed };
    return {
      key: what,
      label: text('listTools.bulkUpdate'),
      closed,
      onPress: () => open({ kind: 'edit', records }),
    };
  });
}
