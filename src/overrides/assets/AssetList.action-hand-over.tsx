import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { fetchExport } from '@gatehouse-console/engine/pages/transfer/exportCall.ts';
import { saveFile } from '@gatehouse-console/engine/pages/transfer/saveFile.ts';
import { useListedRows } from '@gatehouse-console/engine/pages/transfer/useListedRows.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { PushLink } from '@gatehouse-console/engine/theme/buttons.ts';

/**
 * Says that the server moves no assets to another organization, and leads through what does: a file of them, its import
 * there, and their deletion here.
 */
export default function HandOverAssets({ action, records, onClose }: ActionSlotProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { organization, organizations } = useSession();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useCall(setProblem);
  const listed = useListedRows();
  const others = organizations.filter(
    ({ id, is_root: isRoot }) => id !== organization.id && !isRoot,
  );
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const save = () => {
    setProblem(undefined);
    void run(async () => {
      const file = await fetchExport(request, listed, 'selected', 'csv');
      saveFile(file.name, file.content);
    });
  };
  return (
    <DialogFrame
      title={text(action.label)}
      maxWidth="sm"
      problem={problem}
      onClose={() => onClose()}
    >
      <p>{text('handOver.why')}</p>
      {others.length === 0 ? (
        <p>{text('handOver.noOther')}</p>
      ) : (
        <Box component="ol" sx={{ display: 'grid', gap: 4, paddingInlineStart: 5 }}>
          <li>
            <p>{text('handOver.saveHelp')}</p>
            <Button variant="contained" loading={busy} onClick={save}>
              {text('handOver.save', { smart_count: records.length })}
            </Button>
          </li>
          <li>
            <p>{text('handOver.importHelp')}</p>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <Select
                label={text('handOver.organization')}
                value={chosen}
                choices={others.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={setChosen}
              />
              <PushLink look="outlined" to={routes.address('AssetList', {}, { oid: chosen }) ?? ''}>
                {text('handOver.open')}
              </PushLink>
            </Box>
          </li>
          <li>{text('handOver.deleteHelp')}</li>
        </Box>
      )}
    </DialogFrame>
  );
}
