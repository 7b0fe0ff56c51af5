import { ChoiceMenu } from '../../../controls/menus/ChoiceMenu.tsx';
import { PendingDialog } from '../../dialogs/PendingDialog.tsx';
import type { NodeEditing } from './useNodeEditing.tsx';
import { openedPart } from '../../../controls/openedPart.tsx';
import { decideGate, type Gate } from '../../../../codegen/model/gates.ts';
import { isTop } from '../../../fields/tree/treeEntry.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { Choice } from '../../../controls/menus/choice.ts';
import { useRunOffer } from '../../offers/useRunOffer.ts';
import { NODE_RECORD } from './useNodeCalls.ts';
import { useText } from '../../../i18n/useText.ts';

const NodeDialog = openedPart(() => import('./NodeDialog.tsx'));

/** The menu of a node and its dialogs. */
export function NodeMenu({ editing }: { readonly editing: NodeEditing }) {
  const { menu, dialog } = editing;
  const choices = useNodeChoices(editing);
  return (
    <>
      {menu && (
        <ChoiceMenu
          anchor={menu.anchor}
          choices={choices}
          label={menu.node.name}
          onClose={editing.closeMenu}
        />
      )}
      <PendingDialog {...editing.pending} />
      {dialog && (
        <NodeDialog key={`${dialog.kind} ${dialog.node.key}`} editing={editing} dialog={dialog} />
      )}
    </>
  );
}

/** The entries of a node's menu for this user; some are disabled for the top node. */
function useNodeChoices(editing: NodeEditing): readonly Choice[] {
  const text = useText();
  const { gateContext } = useSession();
  const { tree, menu, pending } = editing;
  const call = useRunOffer({
    id: tree.edit?.resource ?? '',
    api: tree.api,
    record: NODE_RECORD,
  });
  const edit = tree.edit;
  const node = menu?.node;
  if (!node || !edit) return [];
  const fixed = isTop(node) ? text('tree.topFixed') : undefined;
  const offers: readonly (readonly [Gate | undefined, Choice])[] = [
    [
      edit.create,
      { key: 'add', label: text('tree.add'), onPress: () => editing.startAdding(node) },
    ],
    [
      edit.update,
      {
        key: 'rename',
        label: text('tree.rename'),
        closed: fixed,
        onPress: () => editing.startRenaming(node),
      },
    ],
    [
      edit.update,
      {
        key: 'move',
        label: text('tree.moveTo'),
        closed: fixed,
        onPress: () => editing.open({ kind: 'move', node }),
      },
    ],
    ...edit.actions.map((action): readonly [Gate, Choice] => {
      const label = text(action.label);
      const { pick } = action;
      const run = async () => {
        const picker = pick?.options.picker;
        if (picker) {
          editing.open({ kind: 'pick', node, action, options: pick.options, picker });
        } else await call(action, { record: { ...node } });
      };
      const ask = () =>
        pending.ask({
          title: label,
          text: text('pages.action.question', { action: label, name: node.value }),
          confirmLabel: label,
          danger: action.danger ?? false,
          run,
        });
      return [
        action.gate,
        { key: action.key, label, onPress: action.confirm ? ask : () => void run() },
      ];
    }),
    [
      undefined,
      {
        key: 'info',
        label: text('tree.info'),
        onPress: () => editing.open({ kind: 'info', node }),
      },
    ],
    [
      edit.remove,
      {
        key: 'delete',
        label: text('pages.delete'),
        danger: true,
        closed: fixed,
        onPress: () => editing.askRemoval(node),
      },
    ],
  ];
  return offers.flatMap(([gate, choice]) => (decideGate(gate, gateContext).open ? [choice] : []));
}
