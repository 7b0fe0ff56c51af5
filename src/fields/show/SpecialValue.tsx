import type { FieldModel } from '../../../codegen/model/fields.ts';
import { decimalText } from '../../../codegen/model/decimals.ts';
import ServerTimeValue from './ServerTimeValue.tsx';
import { formatDuration, formatExactDuration } from '../../i18n/durations.ts';
import { formatDecimal } from '../../i18n/decimals.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { describeSchedule, INTERVAL_FIELD } from '../cronText.ts';
import { resourceName } from '../resourceName.ts';
import { plainText, entriesOf, fieldValue, type FieldRecord } from '../values.ts';
import { ReachabilityValue } from './ReachabilityValue.tsx';
import { TagsValue } from './TagsValue.tsx';
import SecretValue from './SecretValue.tsx';
import { useText } from '../../i18n/useText.ts';
import { mailRecipients } from '../mailRecipients.ts';
import { readWeek, WEEKDAYS } from '../timePeriods.ts';
import { weekdayKey } from '../weekdayKey.ts';
import { MultilineValue, TextValue } from './TextValue.tsx';
import { grantedIn } from '../grantedActions.ts';
import type { ReactNode } from 'react';
import { formatDate, readDate } from '../../i18n/dates.ts';
import { formatRelative } from '../../i18n/relativeDates.ts';
import { useNow } from '../../i18n/useNow.ts';

interface GrantedActionsValueProps {
  readonly field: FieldModel;
  readonly value: unknown;
}

interface SpecialValueProps {
  /** A type, zone, widget or cell of the field. */
  readonly name: string;
  readonly field: FieldModel;
  readonly record: FieldRecord;
  /** Shows labels beside icons. */
  readonly inWords?: boolean;
}

/** Rare kinds of values, in one chunk. */
export default function SpecialValue({ name, field, record, inWords = false }: SpecialValueProps) {
  const value = fieldValue(field, record);
  switch (name) {
    case 'secret':
      return <SecretText field={field} value={value} />;
    case 'server':
      return <ServerTimeValue value={value} type={field.type} />;
    case 'time-periods':
      return <TimePeriodsValue value={value} />;
    case 'granted-actions':
      return <GrantedActionsValue field={field} value={value} />;
    case 'recipients':
      return <RecipientsValue value={value} />;
    case 'tags':
      return <TagsValue field={field} record={record} />;
    case 'resource-name':
      return <ResourceName field={field} record={record} />;
    case 'decimal':
      return <DecimalValue value={value} />;
    case 'reachability':
      return <ReachabilityValue value={value} inWords={inWords} />;
    case 'cron':
    case 'schedule':
      return <ScheduleValue value={value} interval={record[INTERVAL_FIELD]} />;
    case 'ago':
      return <AgoValue value={value} />;
    default:
      return <DurationValue value={value} />;
  }
}

/** A decimal number in the reader's language, with every digit that the server sent. */
function DecimalValue({ value }: { readonly value: unknown }) {
  const { language } = useLanguage();
  const text = decimalText(value);
  return <span>{text === undefined ? plainText(value) : formatDecimal(text, language)}</span>;
}

function DurationValue({ value }: { readonly value: unknown }) {
  const { language } = useLanguage();
  return (
    <span title={formatDuration(value, language)}>
      {formatExactDuration(value, language) || plainText(value)}
    </span>
  );
}

interface ScheduleValueProps {
  readonly value: unknown;
  /** In hours. */
  readonly interval: unknown;
}

/** When something runs, in words; as the server says it in the tooltip. */
function ScheduleValue({ value, interval }: ScheduleValueProps) {
  const text = useText();
  const { language } = useLanguage();
  const raw = plainText(value);
  return <span title={raw}>{describeSchedule(raw, interval, text, language)}</span>;
}

/** The name of a resource in the reader's language, whatever language the server keeps it in. */
function ResourceName({ field, record }: Pick<SpecialValueProps, 'field' | 'record'>) {
  const { language } = useLanguage();
  return <TextValue value={resourceName(field, record, language)} />;
}

/** A secret in a list or card. */
function SecretText({ field, value }: { readonly field: FieldModel; readonly value: unknown }) {
  const text = useText();
  if (typeof value !== 'string' || value === '') return null;
  return <SecretValue value={value} label={text(field.label)} />;
}

/**
 * The recipients of an execution's mail, one per line, and who of them got the file (contract:
 * accounts, section 4).
 */
function RecipientsValue({ value }: { readonly value: unknown }) {
  const text = useText();
  return (
    <>
      {mailRecipients(value).map(({ name, withFile }) => (
        <div key={name}>{withFile ? text('cellNames.withFile', { name }) : name}</div>
      ))}
    </>
  );
}

/** Weekly periods in words; none means at any time. */
function TimePeriodsValue({ value }: { readonly value: unknown }) {
  const text = useText();
  const week = readWeek(value);
  const lines = WEEKDAYS.flatMap((day) => {
    const ranges = week.get(day);
    if (!ranges) return [];
    return [`${text(weekdayKey(day))} ${ranges.map(({ from, to }) => `${from}–${to}`).join(', ')}`];
  });
  return (
    <MultilineValue value={lines.length > 0 ? lines.join('\n') : text('pages.periods.always')} />
  );
}

/** The granted actions, with composites in place of their parts. */
function GrantedActionsValue({ field, value }: GrantedActionsValueProps) {
  const text = useText();
  const words = new Map(
    (field.choices ?? []).map((choice) => [String(choice.value), text(choice.label)]),
  );
  const granted = grantedIn([...words.keys()], new Set(entriesOf(value).map(String)));
  return <TextValue value={granted.map((action) => words.get(action)).join(', ')} />;
}

const STEP_MS = 30_000;
const MS_PER_SECOND = 1000;
/**
 * A moment of a log: exact to the minute, its year where it is not this one, and how long ago it was; in full as its
 * tooltip. A number is seconds since 1970.
 */
function AgoValue({ value }: { readonly value: unknown }): ReactNode {
  const { language } = useLanguage();
  const now = useNow(STEP_MS);
  const moment = readDate(typeof value === 'number' ? new Date(value * MS_PER_SECOND) : value);
  if (!moment) return plainText(value);
  const thisYear = moment.getFullYear() === new Date(now).getFullYear();
  return (
    <time dateTime={moment.toISOString()} title={formatDate(moment, 'long', language)}>
      {formatDate(moment, thisYear ? 'withoutYear' : 'medium', language)}{' '}
      <span data-secondary style={{ color: 'var(--gh-palette-text-secondary)' }}>
        {formatRelative(moment, now + STEP_MS, language)}
      </span>
    </time>
  );
}
