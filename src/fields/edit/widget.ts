import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { OptionValue } from '../options.ts';

/** What every widget is given. Values are as they travel; a widget that shows them otherwise converts. */
export interface WidgetProps {
  readonly field: FieldModel;
  /** Path in the form: `rules.ip_group`. */
  readonly path: string;
  /** Of the control that the label belongs to and that takes the focus. */
  readonly id: string;
  readonly labelId: string;
  /** Ids of help and error; undefined when there are none. */
  readonly describedBy: string | undefined;
  readonly value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Of a remote select: values that cannot be chosen, for they are in use already. */
  readonly taken?: readonly OptionValue[];
  /** A secret that the server keeps: closed until the person asks to change it. */
  readonly collapsed: boolean;
}

/** A value as the text of an input. */
export function asText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** What assistive technology learns about a control. */
export function ariaOf(props: Pick<WidgetProps, 'describedBy' | 'invalid' | 'required'>) {
  return {
    'aria-describedby': props.describedBy,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
  };
}
