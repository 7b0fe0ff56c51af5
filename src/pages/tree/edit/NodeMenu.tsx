import { ChoiceMenu } from '../../../controls/menus/ChoiceMenu.tsx';
import { PendingDialog } from '../../dialogs/PendingDialog.tsx';
import { useNodeChoices } from './useNodeChoices.ts';
import type { NodeEditing } from './useNodeEditing.tsx';
import { openedPart } from '../../../controls/openedPart.tsx';

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
