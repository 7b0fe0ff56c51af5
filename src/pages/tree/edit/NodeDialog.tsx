import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { Facts } from '../../../controls/Facts.tsx';
import TreePickerDialog from '../../../fields/edit/picker/TreePickerDialog.tsx';
import { NodeTree } from '../../../fields/tree/NodeTree.tsx';
import type { TreeEntry, TreeRow } from '../../../fields/tree/treeEntry.ts';
import { plainText } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { Loaded } from '../../Loaded.tsx';
import { useRunOffer } from '../../offers/useRunOffer.ts';
import { NODE_RECORD } from './useNodeCalls.ts';
import type { NodeDialogState, NodeEditing } from './useNodeEditing.tsx';

const TREE_HEIGHT_PX = 320;
const FACTS_HEIGHT_PX = 96;

interface NodeDialogProps {
  readonly editing: NodeEditing;
  readonly dialog: NodeDialogState;
}

/** The open dialog about a node. */
export default function NodeDialog({ editing, dialog }: NodeDialogProps) {
  const { tree, close } = editing;
  const call = useRunOffer({
    id: tree.edit?.resource ?? '',
    api: tree.api,
    record: NODE_RECORD,
  });
  const { node } = dialog;
  if (dialog.kind === 'move') return <MoveDialog editing={editing} node={node} />;
  if (dialog.kind === 'info') return <InfoDialog editing={editing} node={node} />;
  const { action, options, picker } = dialog;
  return (
    <TreePickerDialog
      open
      options={options}
      picker={picker}
      chosen={[]}
      onChoose={async (ids) => {
        const selection = ids.map((id) => ({ id }));
        // A failure keeps the ticked records for another try.
        if (ids.length === 0 || (await call(action, { record: { ...node }, selection }))) close();
      }}
      onClose={close}
    />
  );
}

interface DialogOfNodeProps {
  readonly editing: NodeEditing;
  readonly node: TreeRow;
}

/** Moves a node without dragging: its new parent is selected in a tree (WCAG 2.2, criterion 2.5.7). */
function MoveDialog({ editing: { tree, calls, close }, node }: DialogOfNodeProps) {
  const text = useText();
  const [target, setTarget] = useState<TreeEntry>();
  const [busy, setBusy] = useState(false);
  const already = target?.key === node.parent;
  return (
    <DialogFrame
      title={text('tree.moveTitle', { name: node.value })}
      maxWidth="xs"
      content={{
        sx: { display: 'flex', flexDirection: 'column', height: TREE_HEIGHT_PX, gap: 2 },
      }}
      busy={busy}
      aside={<span role="status">{already && text('tree.already', { name: node.value })}</span>}
      action={{
        label: text('tree.move'),
        disabled: !target || already,
        run: () => {
          if (!target) return;
          setBusy(true);
          void calls.move(node, target).then((moved) => (moved ? close() : setBusy(false)));
        },
      }}
      onClose={close}
    >
      <NodeTree
        address={tree.levels}
        chosen={target?.id}
        without={node}
        onChoose={(_, entry) => setTarget(entry)}
      />
    </DialogFrame>
  );
}

/** Details of a node: id, name and full path (contract: assets, section 2). */
function InfoDialog({ editing: { tree, close }, node }: DialogOfNodeProps) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { api, fields } = tree;
  const record = useRequest(
    ['node', api, node.id],
    async () => (await provider.getOne(api, { id: node.id })).data,
  );
  return (
    <DialogFrame title={text('tree.info')} onClose={close}>
      <Loaded query={record} height={FACTS_HEIGHT_PX}>
        {(node) => (
          <Facts
            facts={[
              [text('fields.name'), plainText(node[fields.name])],
              [text('tree.path'), plainText(node[fields.path])],
              [text('fields.id'), plainText(node.id)],
            ]}
          />
        )}
      </Loaded>
    </DialogFrame>
  );
}
