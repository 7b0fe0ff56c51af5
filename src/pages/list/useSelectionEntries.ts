import { decideGate } from '../../../codegen/model/gates.ts';
import type {
  ActionModel,
  ListModel,
  ResourceDefinition,
} from '../../../codegen/model/resources.ts';
import { useText } from '../../i18n/useText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useSession } from '../../session/SessionContext.ts';
import { offerOf } from '../offer.ts';
import type { ActionTarget } from '../useCallAction.ts';
import type { Pending } from '../usePending.ts';
import type { Removal } from '../useRemoval.ts';
import type { RowEntry } from './rowEntries.ts';
import type { Selection } from './useSelection.ts';

export interface SelectionHandlers {
  ask(pending: Pending): void;
  call(action: ActionModel, target: ActionTarget): Promise<boolean>;
  readonly removal: Removal;
}

/** What may be done with the chosen rows: the resource's own actions, then delete. */
export function useSelectionEntries(
  definition: ResourceDefinition,
  list: ListModel | undefined,
  selection: Selection,
  { ask, call, removal }: SelectionHandlers,
): readonly RowEntry[] {
  const text = useText();
  const words = useWords();
  const { gateContext } = useSession();
  const { records } = selection;
  const count = records.length;
  const inRoot = words('pages.inRoot');

  const own = (definition.actions ?? []).flatMap((action): RowEntry[] => {
    const offer = offerOf(decideGate(action.gate, gateContext));
    if (!action.on.includes('selection') || offer === 'absent') return [];
    const label = text(action.label);
    const run = async () => {
      if (await call(action, { selection: records })) selection.clear();
    };
    const pending: Pending = {
      title: label,
      text: words('pages.action.bulkQuestion', { action: label, count }),
      confirmLabel: label,
      danger: action.danger ?? false,
      run,
    };
    return [
      {
        key: action.key,
        label,
        danger: action.danger ?? false,
        closed: offer === 'closed' ? inRoot : undefined,
        onPress: () => (action.confirm ? ask(pending) : void run()),
      },
    ];
  });

  const remove = list?.bulkRemove
    ? offerOf(decideGate(list.bulkRemove.gate, gateContext))
    : 'absent';
  if (remove === 'absent') return own;
  return [
    ...own,
    {
      key: 'delete',
      label: words('pages.removal.bulk'),
      danger: true,
      closed: remove === 'closed' ? inRoot : undefined,
      onPress: () =>
        ask({
          title: words('pages.removal.bulk'),
          text: words('pages.removal.bulkQuestion', { count }),
          confirmLabel: words('pages.delete'),
          danger: true,
          run: async () => {
            if (await removal.removeMany(records)) selection.clear();
          },
        }),
    },
  ];
}
