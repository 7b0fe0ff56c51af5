import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { OptionValue } from '../optionValue.ts';

/** The props of every widget. Values are those of the API; widgets convert them for display. */
export interface WidgetProps {
  readonly field: FieldModel;
  /** Path in the form: `rules.ip_group`. */
  readonly path: string;
  /** Id of the labelled control, which takes the focus. */
  readonly id: string;
  readonly labelId: string;
  /** Ids of help and error; undefined without them. */
  readonly describedBy: string | undefined;
  readonly value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Of a remote select: values in use that cannot be selected. */
  readonly taken?: readonly OptionValue[];
  /** A secret that the server keeps: collapsed until the user asks to change it. */
  readonly collapsed: boolean;
}

export function asText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

type Attributes = InputHTMLAttributes<HTMLInputElement> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows'>;

/**
 * The common props of a text input.
 *
 * @param attributes further attributes of the input element
 */
export function textInputOf(props: WidgetProps, attributes: Attributes = {}): OutlinedInputProps {
  const { id, value, onChange, onBlur, inputRef, invalid, disabled } = props;
  return {
    id,
    size: 'small',
    fullWidth: true,
    value: asText(value),
    error: invalid,
    disabled,
    inputRef,
    onChange: (event) => onChange(event.target.value),
    onBlur,
    slotProps: { input: { ...attributes, ...ariaOf(props) } },
  };
}

/**
 * The common props of a text area. It begins with so many rows and can be drawn larger; one that grows by
 * itself would measure the whole page before anything is drawn.
 */
export function textAreaOf(
  props: WidgetProps,
  rows: number,
  attributes: Attributes = {},
): OutlinedInputProps {
  return {
    ...textInputOf(props, {
      ...attributes,
      rows,
      style: { resize: 'vertical', ...attributes.style },
    }),
    multiline: true,
    inputComponent: 'textarea',
  };
}

/** The common props of a select. */
export function comboboxOf(props: WidgetProps) {
  const { id, onBlur, inputRef, invalid, required, disabled, describedBy } = props;
  return { id, onBlur, inputRef, invalid, required, disabled, describedBy };
}

/** The ARIA attributes of a control. */
export function ariaOf(props: Pick<WidgetProps, 'describedBy' | 'invalid' | 'required'>) {
  return {
    'aria-describedby': props.describedBy,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
  };
}
