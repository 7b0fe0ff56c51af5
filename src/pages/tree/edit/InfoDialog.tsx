import { useDataProvider } from 'ra-core';
import { Facts } from '../../../controls/Facts.tsx';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import type { RecordOf } from '../../../api/recordOf.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import type { TreeRow } from '../../../fields/nodes/treeEntry.ts';
import { plainText } from '../../../fields/values.ts';
import { Loaded } from '../../Loaded.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../api/useRequest.ts';

const HEIGHT_PX = 96;

interface InfoDialogProps {
  readonly api: string;
  readonly node: TreeRow;
  onClose(): void;
}

/** Details of a node: id, name and full path (contract: assets, section 2). */
export function InfoDialog({ api, node, onClose }: InfoDialogProps) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const record = useRequest(
    ['node', api, node.id],
    async (): Promise<RecordOf<'assets.node'>> =>
      (await provider.getOne(api, { id: node.id })).data,
  );
  return (
    <DialogFrame title={text('tree.info')} onClose={onClose}>
      <Loaded query={record} height={HEIGHT_PX}>
        {(node) => (
          <Facts
            facts={[
              [text('fields.name'), plainText(node.name)],
              [text('tree.path'), plainText(node.full_value)],
              [text('tree.id'), plainText(node.id)],
            ]}
          />
        )}
      </Loaded>
    </DialogFrame>
  );
}
