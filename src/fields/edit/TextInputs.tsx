import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { MONOSPACE } from '../../theme/fonts.ts';
import { NUMBER_WIDTH_PX } from './NumberInput.tsx';
import { asText, textAreaOf, textInputOf, type WidgetProps } from './widget.ts';

/** `https://…`, or a path of this site. */
const HAS_SCHEME = /^([a-z][\w+.-]*:|\/)/i;
const USUAL_SCHEME = 'http://';
/** Rows of a text area (spec 1, section 2.9). */
const AREA_ROWS = 3;
const JSON_ROWS = 6;

/** One line of text, trimmed on blur (spec 1, section 2.9). */
export function LineInput(props: WidgetProps) {
  const { field } = props;
  return (
    <OutlinedInput
      {...textInputOf(props, {
        maxLength: field.maxLength,
        autoComplete: field.autocomplete ?? 'off',
      })}
      type={field.type === 'url' ? 'url' : 'text'}
      {...(field.format === 'port' && { fullWidth: false, sx: { width: NUMBER_WIDTH_PX } })}
      onBlur={() => leave(props, (typed) => lineText(field, typed))}
    />
  );
}

/** An email address; surrounding blanks are removed. */
export function EmailInput(props: WidgetProps) {
  const { field, onChange } = props;
  return (
    <OutlinedInput
      {...textInputOf(props, {
        maxLength: field.maxLength,
        autoComplete: field.autocomplete ?? 'off',
      })}
      type="email"
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}

export function AreaInput(props: WidgetProps) {
  return (
    <OutlinedInput
      {...textAreaOf(props, AREA_ROWS, { maxLength: props.field.maxLength })}
      onBlur={() => leave(props, (typed) => typed.trim())}
    />
  );
}

/** JSON as text; the validation reports what does not parse. */
export function JsonInput(props: WidgetProps) {
  return (
    <OutlinedInput
      {...textAreaOf(props, JSON_ROWS, { spellCheck: false, style: { fontFamily: MONOSPACE } })}
    />
  );
}

function leave({ value, onChange, onBlur }: WidgetProps, finished: (typed: string) => string) {
  const typed = asText(value);
  const text = finished(typed);
  if (text !== typed) onChange(text);
  onBlur();
}

/** The text of a line after blur: trimmed, and with a scheme if it is an address (contract: settings, section 3). */
export function lineText({ type }: Pick<FieldModel, 'type'>, typed: string): string {
  const text = typed.trim();
  return type !== 'url' || text === '' || HAS_SCHEME.test(text) ? text : USUAL_SCHEME + text;
}
