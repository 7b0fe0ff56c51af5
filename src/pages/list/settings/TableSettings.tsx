import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { useState } from 'react';
import { IconPush } from '../../../theme/buttons.ts';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const TableSettingsDialog = lazyPart(() => import('./TableSettingsDialog.tsx'));

/** The button that opens the table settings. */
export function TableSettings() {
  const text = useText();
  const [open, setOpen] = useState(false);
  const label = text('listTools.settings');
  return (
    <>
      <IconPush label={label} onClick={() => setOpen(true)}>
        <ColumnsIcon fontSize="small" />
      </IconPush>
      {open && <TableSettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
