import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FileButton } from '../../controls/FileButton.tsx';
import { UnchangedSecret } from './UnchangedSecret.tsx';
import { textAreaOf, type WidgetProps } from './widget.ts';
import { MONOSPACE } from '../../theme/fonts.ts';
import { useText } from '../../i18n/useText.ts';

const ROWS = 4;
/** A larger file is no key. */
const LARGEST_KEY_BYTES = 65_536;

/** A key as text: pasted, or read from a file. */
export function KeyFileInput(props: WidgetProps) {
  return (
    <UnchangedSecret {...props}>
      <OpenKey {...props} />
    </UnchangedSecret>
  );
}

function OpenKey(props: WidgetProps) {
  const { field, onChange, disabled } = props;
  const text = useText();
  const [refused, setRefused] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setRefused(file.size > LARGEST_KEY_BYTES);
    if (file.size <= LARGEST_KEY_BYTES) onChange(await file.text());
  };

  return (
    <>
      <OutlinedInput
        {...textAreaOf(props, ROWS, {
          maxLength: field.maxLength,
          spellCheck: false,
          autoComplete: 'off',
          style: { fontFamily: MONOSPACE, fontSize: 12 },
        })}
      />
      <Box sx={{ marginTop: 1 }}>
        <FileButton
          label={text('pages.keyFile.choose')}
          inputLabel={text(field.label)}
          disabled={disabled}
          onFiles={([file]) => void read(file)}
        />
      </Box>
      {refused && <span role="alert"> {text('pages.keyFile.tooLarge')}</span>}
    </>
  );
}
