import Box from '@mui/material/Box';
import { createElement, type ComponentType } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import type { Widget } from '../pick.ts';
import { ChecksInput } from './ChecksInput.tsx';
import { TreePickerInput } from './TreePickerInput.tsx';
import { DateInput, DateTimeInput, TimeInput } from './DateTimeInput.tsx';
import { KeyFileInput } from './KeyFileInput.tsx';
import { CommaListInput, IpGroupInput, LinesInput } from './LinesInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ProtocolsInput } from './ProtocolsInput.tsx';
import { RadioInput } from './RadioInput.tsx';
import { ReferenceInput, ReferencesInput } from './ReferenceInput.tsx';
import { SecretInput } from './SecretInput.tsx';
import { MultiSelectInput, SelectInput } from './SelectInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { AreaInput, EmailInput, JsonInput, LineInput } from './TextInputs.tsx';
import { TimePeriodsInput } from './TimePeriodsInput.tsx';
import type { WidgetProps } from './widget.ts';

/** Height of an input, reserved until the widget is loaded. */
const ROOM = { fallback: createElement(Box, { sx: { minHeight: 40 } }) };

/** Widgets that contain fields; `FieldInput` renders them itself. */
export type Container = 'object' | 'entries';

/** The component of each widget; large ones are loaded with the first form that has them. */
export const WIDGETS: Readonly<Record<Exclude<Widget, Container>, ComponentType<WidgetProps>>> = {
  line: LineInput,
  email: EmailInput,
  secret: SecretInput,
  area: AreaInput,
  number: NumberInput,
  switch: SwitchInput,
  radio: RadioInput,
  select: SelectInput,
  checks: ChecksInput,
  'multi-select': MultiSelectInput,
  datetime: DateTimeInput,
  date: DateInput,
  time: TimeInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  lines: LinesInput,
  json: JsonInput,
  protocols: ProtocolsInput,
  'comma-list': CommaListInput,
  'time-periods': TimePeriodsInput,
  'key-file': KeyFileInput,
  cron: lazyPart(() => import('./CronInput.tsx'), ROOM),
  'ip-group': IpGroupInput,
  'tree-picker': TreePickerInput,
  'granted-actions': lazyPart(() => import('./GrantedActionsInput.tsx'), ROOM),
};

/** Widgets of several controls: their label names a group. */
const GROUPS: readonly Widget[] = [
  'radio',
  'checks',
  'protocols',
  'granted-actions',
  'time-periods',
  'object',
  'entries',
];

export function isGroup(widget: Widget): boolean {
  return GROUPS.includes(widget);
}

/**
 * Widgets that are validated on blur, because an error that comes up while somebody types interrupts a screen
 * reader (decision 550); others, JSON among them, on change (spec 1, section 5).
 */
const TYPED: readonly Widget[] = [
  'line',
  'email',
  'secret',
  'area',
  'number',
  'lines',
  'comma-list',
  'key-file',
  'cron',
  'ip-group',
];

export function isTyped(widget: Widget): boolean {
  return TYPED.includes(widget);
}
