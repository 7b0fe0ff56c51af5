import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { entriesOf, rawText } from '../values.ts';
import { textAreaOf, textInputOf, type WidgetProps } from './widget.ts';

const ROWS = 3;

/** A list of texts, one per line. */
export function LinesInput(props: WidgetProps) {
  return <SeparatedInput {...props} separator={'\n'} pattern={/\n/} rows={ROWS} />;
}

/** A list of texts on one line, separated by commas. */
export function CommaListInput(props: WidgetProps) {
  return <SeparatedInput {...props} separator=", " pattern={/[,，、\n]/} rows={1} />;
}

/** Addresses and networks, one per line or separated by commas. */
export function IpGroupInput(props: WidgetProps) {
  return <SeparatedInput {...props} separator={'\n'} pattern={/[,，、\s]+/} rows={ROWS} />;
}

interface SeparatedInputProps extends WidgetProps {
  readonly separator: string;
  readonly pattern: RegExp;
  readonly rows: number;
}

/** Keeps the text as it is typed, so that a separator can be typed; the form holds the list. */
function SeparatedInput({ separator, pattern, rows, ...props }: SeparatedInputProps) {
  const { value, onChange, onBlur } = props;
  const joined = entriesOf(value).map(rawText).join(separator);
  const [typed, setTyped] = useState<string>();
  return (
    <OutlinedInput
      {...(rows > 1
        ? textAreaOf(props, rows, { autoComplete: 'off' })
        : textInputOf(props, { autoComplete: 'off' }))}
      value={typed ?? joined}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(split(event.target.value, pattern));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
    />
  );
}

function split(text: string, pattern: RegExp): readonly string[] {
  return text
    .split(pattern)
    .map((entry) => entry.trim())
    .filter(Boolean);
}
