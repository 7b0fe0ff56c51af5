import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { UnchangedSecret } from './UnchangedSecret.tsx';
import { textInputOf, type WidgetProps } from './widget.ts';
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
  const { field, labelId, onChange, disabled } = props;
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setRefused(file.size > LARGEST_KEY_BYTES);
    if (file.size <= LARGEST_KEY_BYTES) onChange(await file.text());
  };

  return (
    <>
      <OutlinedInput
        {...textInputOf(props, {
          maxLength: field.maxLength,
          spellCheck: false,
          autoComplete: 'off',
          style: { fontFamily: 'monospace', fontSize: 12 },
        })}
        multiline
        rows={ROWS}
      />
      <input
        ref={picker}
        type="file"
        hidden
        aria-labelledby={labelId}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button sx={{ marginTop: 1 }} disabled={disabled} onClick={() => picker.current?.click()}>
        {text('pages.keyFile.choose')}
      </Button>
      {refused && <span role="alert"> {text('pages.keyFile.tooLarge')}</span>}
    </>
  );
}
