import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDataProvider } from 'ra-core';
import { useId } from 'react';
import type { RecordOf } from '../../../api/recordOf.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import type { TreeRow } from '../../../fields/nodes/treeEntry.ts';
import { plainText } from '../../../fields/values.ts';
import { LoadingBox } from '../../LoadingBox.tsx';
import { useFailureText } from '../../useFailureText.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../api/useRequest.ts';

const HEIGHT_PX = 96;

export interface InfoDialogProps {
  readonly api: string;
  readonly node: TreeRow;
  onClose(): void;
}

/** Details of a node: id, name and full path (contract: assets, section 2). */
export function InfoDialog({ api, node, onClose }: InfoDialogProps) {
  const text = useText();
  const failureText = useFailureText();
  const id = useId();
  const provider = useDataProvider<ConsoleDataProvider>();
  const record = useRequest(
    ['node', api, node.id],
    async (): Promise<RecordOf<'assets.node'>> =>
      (await provider.getOne(api, { id: node.id })).data,
  );
  const facts: readonly (readonly [string, string])[] | undefined = record.data && [
    [text('fields.name'), plainText(record.data.name)],
    [text('tree.path'), plainText(record.data.full_value)],
    [text('tree.id'), plainText(record.data.id)],
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('tree.info')}</DialogTitle>
      <DialogContent>
        {record.isPending && <LoadingBox height={HEIGHT_PX} />}
        {record.isError && (
          <Box role="alert">
            <Box sx={{ paddingBottom: 2 }}>{failureText(record.error)}</Box>
            <Button variant="outlined" onClick={() => void record.refetch()}>
              {text('pages.retry')}
            </Button>
          </Box>
        )}
        {facts && (
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'max-content minmax(0, 1fr)',
              columnGap: 6,
              rowGap: 2,
              margin: 0,
              '& dt': { color: 'text.secondary' },
              '& dd': { margin: 0, overflowWrap: 'anywhere' },
            }}
          >
            {facts.map(([label, value]) => (
              <Box key={label} sx={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px' }}>
        <Button onClick={onClose}>{text('forms.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
