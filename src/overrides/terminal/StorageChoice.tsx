import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { Radios } from '../../controls/Radios.tsx';
import type { CommandStorage } from './commandStorages.ts';
import { useText } from '../../i18n/useText.ts';

interface StorageChoiceProps {
  readonly storages: readonly CommandStorage[];
  readonly chosen: string;
  onChoose(id: string): void;
}

/**
 * Selects the command storage. One that cannot be searched is disabled, with a note to ask the
 * administrator (spec 2, section 8).
 */
export function StorageChoice({ storages, chosen, onChoose }: StorageChoiceProps) {
  const text = useText();
  // The address changes a moment later; the pressed storage is marked at once.
  const [pressed, setPressed] = useState<{ readonly from: string; readonly to: string }>();
  if (pressed && pressed.from !== chosen) setPressed(undefined);
  return (
    <Paper
      variant="outlined"
      sx={{
        flex: { xs: '1 1 100%', md: '0 1 240px' },
        padding: 4,
        alignSelf: 'flex-start',
      }}
    >
      <Radios
        label={text('commandRecords.storages')}
        value={pressed?.to ?? chosen}
        choices={storages.map(({ id, label, open }) => ({
          value: id,
          label: open ? label : text('commandRecords.unreachable', { storage: label }),
          disabled: !open,
        }))}
        onChange={(id) => {
          setPressed({ from: chosen, to: id });
          onChoose(id);
        }}
      />
      {storages.some(({ open }) => !open) && (
        <Alert severity="warning" sx={{ marginTop: 3 }}>
          {text('commandRecords.down')}
        </Alert>
      )}
    </Paper>
  );
}
