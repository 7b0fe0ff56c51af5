import { apiFacts } from '#project/generated/api.ts';
import type { Cell, FieldModel } from '../../../codegen/model/fields.ts';
import { cellOf } from '../../../codegen/model/cells.ts';
import {
  displayValue,
  fieldValue,
  isEmpty,
  isReference,
  type FieldRecord,
  entriesOf,
  plainText,
} from '../values.ts';
import { DateTimeValue } from './DateTimeValue.tsx';
import { ListValue, type ListValueProps } from './ListValue.tsx';
import { NumberValue } from './NumberValue.tsx';
import { MultilineValue, TextValue } from './TextValue.tsx';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { objectOf } from '../../api/unknownValues.ts';
import { StatusIcon } from '../../controls/StatusIcon.tsx';

/** Cells that are rare on a first list, in one chunk. */
const SpecialValue = lazyPart(() => import('./SpecialValue.tsx'));
const LATER: readonly unknown[] = [
  'secret',
  'decimal',
  'server',
  'time-periods',
  'granted-actions',
  'duration',
  'recipients',
  'ago',
  'reachability',
  'tags',
  'resource-name',
  'cron',
  'schedule',
];

/** Is the value none of the usual ones: shown by a part that is loaded when it is needed? */
export function isSpecial(field: FieldModel, cell: Cell): boolean {
  return specialName(field, cell) !== undefined;
}

function specialName({ type, zone, widget }: FieldModel, cell: Cell): string | undefined {
  return [type, zone, widget, cell].find((name) => LATER.includes(name));
}

interface FieldValueProps {
  readonly field: FieldModel;
  readonly record: FieldRecord;
  /** Default: by the field's type. */
  readonly cell?: Cell;
  /** Shows labels beside icons. */
  readonly inWords?: boolean | undefined;
}

/** The value of a field, in a table cell or on a card. */
export function FieldValue({
  field,
  record,
  cell = cellOf(field, apiFacts.names),
  inWords = false,
}: FieldValueProps) {
  const value = fieldValue(field, record);
  const later = specialName(field, cell);
  if (later !== undefined) {
    // The first column of a log is never empty.
    const plain =
      field.type === 'decimal'
        ? plainText(value)
        : cell === 'ago' && <DateTimeValue value={value} type={field.type} />;
    return (
      <SpecialValue name={later} field={field} record={record} inWords={inWords} fallback={plain} />
    );
  }
  if (field.type === 'object' && field.fields) return <ObjectValue field={field} record={record} />;
  switch (cell) {
    case 'yes-no':
      return <BooleanValue value={value} inWords={inWords} />;
    case 'yes-only':
      return <BooleanValue value={value} yesOnly inWords={inWords} />;
    case 'number':
    case 'count':
      return <NumberValue value={value} />;
    case 'choice':
      return <ChoiceValue field={field} record={record} />;
    case 'datetime':
    case 'day':
      return <DateTimeValue value={value} type={cell === 'day' ? 'date' : field.type} />;
    case 'reference':
      return <ReferenceValue field={field} record={record} />;
    case 'list':
      if (isReference(field)) return <ReferenceValue field={field} record={record} />;
      return <ListValue field={field} record={record} />;
    case 'multiline':
      return <MultilineValue value={value} />;
    case 'code':
      return (
        <code>
          {field.type === 'text' ? <MultilineValue value={value} /> : <TextValue value={value} />}
        </code>
      );
    case 'text':
      return <TextValue value={displayValue(field, record) ?? value} />;
  }
}

/** A nested object: its parts with their labels. */
function ObjectValue({ field, record }: Pick<FieldValueProps, 'field' | 'record'>) {
  const text = useText();
  const parts = objectOf(fieldValue(field, record));
  if (field.fields?.every((part) => isEmpty(fieldValue(part, parts))))
    return <span aria-label={text('pages.value.none')}>–</span>;
  return (
    <>
      {field.fields?.map((part) => (
        <div key={part.name}>
          {text(part.label)}: <FieldValue field={part} record={parts} />
        </div>
      ))}
    </>
  );
}

interface ChoiceValueProps {
  readonly field: FieldModel;
  readonly record: FieldRecord;
}

/** The label of a choice: the manifest's, else the server's, else the value. */
function ChoiceValue({ field, record }: ChoiceValueProps) {
  const text = useText();
  const value = fieldValue(field, record);
  const known = entriesOf(value).map((entry) =>
    field.choices?.find((choice) => choice.value === entry),
  );
  const words = known.map((choice) => choice && text(choice.label));
  if (words.length > 0 && words.every((word) => word !== undefined)) {
    return <TextValue value={words.join(', ')} />;
  }
  return <TextValue value={displayValue(field, record) ?? plainText(value)} />;
}

/** The names of related records that the server sends; for ids alone their number. */
function ReferenceValue({ field, record }: ListValueProps) {
  const value = fieldValue(field, record);
  const display = displayValue(field, record);
  if (display !== undefined) return <TextValue value={display} />;
  if (isEmpty(value)) return null;
  return isListOfIds(value) ? (
    <NumberValue value={value} />
  ) : (
    <TextValue value={plainText(value)} />
  );
}

function isListOfIds(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object');
}

interface BooleanValueProps {
  readonly value: unknown;
  /** Shows nothing for false. */
  readonly yesOnly?: boolean;
  readonly inWords?: boolean;
}

function BooleanValue({ value, yesOnly = false, inWords = false }: BooleanValueProps) {
  const text = useText();
  if (value === true) {
    return (
      <StatusIcon shape="check" tone="good" label={text('pages.value.yes')} inWords={inWords} />
    );
  }
  if (yesOnly || value === undefined || value === null) return null;
  return <StatusIcon shape="cross" tone="quiet" label={text('pages.value.no')} inWords={inWords} />;
}
