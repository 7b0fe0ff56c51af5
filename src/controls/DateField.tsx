import CalendarIcon from '@mui/icons-material/CalendarToday';
import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { datePattern, readTypedDate, writtenDate, type DateKind } from '../i18n/typedDates.ts';
import { useText } from '../i18n/useText.ts';
import { IconPush } from '../theme/buttons.ts';

const WIDTH_PX = 240;
/** A year of five digits is a typing error. */
const LATEST = '9999-12-31T23:59';
const DATE_LENGTH = 10;

export interface DateFieldProps extends Omit<
  OutlinedInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'slotProps'
> {
  readonly kind: DateKind;
  /** `2026-11-26`, `09:56`, or both with a T between them; or what was typed and is neither. */
  readonly value: string;
  onChange(value: string): void;
  /** Further attributes of the input element. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/**
 * A date, a time or both, typed as the console writes them (24 hours in every language), or taken from the browser's
 * calendar.
 */
export function DateField({
  kind,
  value,
  attributes,
  onChange,
  ...props
}: DateFieldProps): ReactNode {
  const { language } = useLanguage();
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <OutlinedInput
      {...props}
      size="small"
      type="text"
      fullWidth={false}
      value={typed ?? writtenDate(value, kind, language)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTypedDate(target.value, kind, language) ?? target.value);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        props.onBlur?.(event);
      }}
      endAdornment={
        kind !== 'time' && (
          <>
            <IconPush
              label={text('pages.field.calendar')}
              disabled={props.disabled}
              onClick={() => calendar.current?.showPicker()}
            >
              <CalendarIcon fontSize="small" />
            </IconPush>
            <Box
              component="input"
              ref={calendar}
              type={kind === 'date' ? 'date' : 'datetime-local'}
              aria-hidden
              tabIndex={-1}
              max={LATEST.slice(0, kind === 'date' ? DATE_LENGTH : undefined)}
              value={readTypedDate(value, kind, language) ?? ''}
              onChange={({ target }) => {
                setTyped(undefined);
                onChange(target.value);
              }}
              // The browser shows its calendar below it.
              sx={{
                position: 'absolute',
                inset: 0,
                width: '100%',
                opacity: 0,
                pointerEvents: 'none',
              }}
            />
          </>
        )
      }
      slotProps={{
        input: { autoComplete: 'off', placeholder: datePattern(kind, language), ...attributes },
      }}
      sx={{ width: WIDTH_PX, maxWidth: '100%', paddingInlineEnd: kind === 'time' ? 0 : 1 }}
    />
  );
}
