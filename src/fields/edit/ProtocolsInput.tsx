import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  addProtocol,
  changeProtocol,
  freeProtocols,
  isPort,
  MOST_PROTOCOLS,
  readProtocols,
  writeProtocols,
  type ProtocolRow,
} from '../protocols.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { plainChoices, Select } from '../../controls/Select.tsx';
import type { WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** Rows of protocol and port: one to four, each protocol once. */
export function ProtocolsInput(props: WidgetProps) {
  const { id, labelId, describedBy, value, onChange, onBlur, inputRef, disabled } = props;
  const text = useText();
  const rows = readProtocols(value);
  const change = (next: readonly ProtocolRow[]) => onChange(writeProtocols(next));
  const full = rows.length >= MOST_PROTOCOLS;
  return (
    <FieldGroup aria-labelledby={labelId} aria-describedby={describedBy}>
      {rows.map((row, index) => (
        <Box key={row.protocol} sx={{ display: 'flex', gap: 1, marginBottom: 1 }}>
          <Select
            id={index === 0 ? id : undefined}
            selectRef={index === 0 ? inputRef : undefined}
            label={text('pages.protocols.protocol', { place: index + 1 })}
            value={row.protocol}
            choices={plainChoices(freeProtocols(rows, row.protocol), row.protocol)}
            disabled={disabled}
            onChange={(protocol) => change(changeProtocol(rows, index, protocol))}
          />
          <OutlinedInput
            size="small"
            sx={{ width: 100 }}
            value={row.port}
            error={!isPort(row.port)}
            disabled={disabled}
            onChange={(event) => {
              change(rows.with(index, { ...row, port: event.target.value.trim() }));
            }}
            onBlur={onBlur}
            slotProps={{
              input: {
                inputMode: 'numeric',
                autoComplete: 'off',
                'aria-label': text('pages.protocols.port', { protocol: row.protocol }),
                'aria-invalid': !isPort(row.port) || undefined,
              },
            }}
          />
          <IconButton
            aria-label={text('pages.protocols.remove', { protocol: row.protocol })}
            title={rows.length === 1 ? text('pages.protocols.lastStays') : undefined}
            disabled={disabled || rows.length === 1}
            onClick={() => change(rows.filter((_, place) => place !== index))}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {!full && (
        <Button
          startIcon={<AddIcon />}
          disabled={disabled}
          onClick={() => change(addProtocol(rows))}
        >
          {text('pages.protocols.add')}
        </Button>
      )}
    </FieldGroup>
  );
}
