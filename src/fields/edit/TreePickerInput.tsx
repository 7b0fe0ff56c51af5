import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isOptionValue } from '../optionValue.ts';
import { ReferencesInput } from './ReferenceInput.tsx';
import type { WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import { listOf } from '../../api/unknownValues.ts';

/** Loaded when it is first opened. */
const TreePickerDialog = openedPart(() => import('./picker/TreePickerDialog.tsx'));

/** Several records: by search, or from a tree. */
export function TreePickerInput(props: WidgetProps) {
  const { field, labelId, id, disabled, onChange, value } = props;
  const text = useText();
  const [open, setOpen] = useState(false);
  /** Counts the openings. */
  const [opened, setOpened] = useState(0);
  const { options } = field;
  if (!options?.picker) return <ReferencesInput {...props} />;
  return (
    <Box sx={{ display: 'grid', rowGap: 1, justifyItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <ReferencesInput {...props} />
      </Box>
      <Button
        id={`${id}-choose`}
        variant="outlined"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-choose ${labelId}`}
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
      >
        {text('forms.picker.choose')}
      </Button>
      {opened > 0 && (
        <TreePickerDialog
          key={opened}
          open={open}
          options={options}
          picker={options.picker}
          chosen={listOf(value).filter(isOptionValue)}
          onChoose={(ids) => {
            onChange(ids);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
