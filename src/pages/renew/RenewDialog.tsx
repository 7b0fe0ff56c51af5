import { partition } from 'es-toolkit/array';
import { useDataProvider, type Identifier } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { BulkFailure, type FailedRecord } from '../../api/bulkFailure.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { DateField } from '../../controls/DateField.tsx';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
import { PlainTable } from '../../controls/PlainTable.ts';
import { Radios } from '../../controls/Radios.tsx';
import { readDate } from '../../i18n/dates.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useText } from '../../i18n/useText.ts';
import { writeDate } from '../../i18n/writeDate.ts';
import { rowReason } from '../rowReason.ts';
import type { ActionSlotProps } from '../slots/slots.ts';
import { useCall } from '../useCall.ts';
import { useNameOf } from '../useNameOf.ts';
import { renewalOf, type Renewal } from './renewals.ts';
import { saveRenewals } from './saveRenewals.ts';

const LENGTHS_DAYS = [7, 30, 90] as const;
const FIRST_DAYS = 30;
const TO_A_DATE = 'date';

/**
 * Puts off the end of records: a table says of each what it is now and what it will be. Those that the server refuses
 * say why, and can be tried again.
 */
export default function RenewDialog(props: ActionSlotProps): ReactNode {
  const { definition, action, onClose } = props;
  const text = useText();
  const { date } = useFormats();
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState(String(FIRST_DAYS));
  const [day, setDay] = useState('');
  const { left, done, failed, problem, busy, save } = useRenewal(props);
  const dayId = useId();
  const field = action.does.kind === 'renew' ? action.does.field : '';
  const until = chosen === TO_A_DATE ? endOfDay(day) : undefined;
  const isChosen = chosen !== TO_A_DATE || (until !== undefined && until.getTime() > now);
  const renewals = left.map((record) => renewalOf(record, field, until ?? Number(chosen), now));
  const [renewed, unchanged] = partition(renewals, isRenewed);
  const count = isChosen ? renewed.length : 0;
  const endless = unchanged.filter(({ kind }) => kind === 'endless').length;
  return (
    <DialogFrame
      title={text(action.label)}
      maxWidth="sm"
      fullWidth
      form="unchecked"
      busy={busy}
      problem={problem}
      cancel={done.length > 0 ? text('forms.close') : undefined}
      action={{
        label: text(count === 0 ? action.label : failed.size > 0 ? 'renew.again' : 'renew.save', {
          smart_count: count,
        }),
        disabled: count === 0,
        run: () => void save(renewed, field),
      }}
      onClose={() => onClose(done)}
    >
      <Radios
        row
        label={text('renew.length')}
        value={chosen}
        onChange={setChosen}
        choices={[
          ...LENGTHS_DAYS.map((days) => ({
            value: String(days),
            label: text('renew.days', { smart_count: days }),
          })),
          { value: TO_A_DATE, label: text('renew.date') },
        ]}
      />
      {chosen === TO_A_DATE && (
        <div>
          <DateField
            id={dayId}
            kind="date"
            value={day}
            onChange={setDay}
            error={day !== '' && !isChosen}
            attributes={{ 'aria-label': text('renew.newEnd'), 'aria-describedby': `${dayId}-why` }}
          />
          <p id={`${dayId}-why`}>{!isChosen && text('renew.future')}</p>
        </div>
      )}
      {endless > 0 && <p>{text('renew.endless', { smart_count: endless })}</p>}
      <PlainTable sx={{ mt: 4 }}>
        <thead>
          <tr>
            <th scope="col">{text(definition.one)}</th>
            <th scope="col">{text('renew.end')}</th>
            <th scope="col">{text('renew.newEnd')}</th>
          </tr>
        </thead>
        <tbody>
          {renewals.map((renewal) => (
            <EndRow
              key={renewal.record.id}
              renewal={renewal}
              isChosen={isChosen}
              definition={definition}
              failed={failed.get(renewal.record.id)}
              date={date}
            />
          ))}
        </tbody>
      </PlainTable>
    </DialogFrame>
  );
}

interface EndRowProps extends Pick<ActionSlotProps, 'definition'> {
  readonly renewal: Renewal;
  /** Is there a length, so that there is a new end? */
  readonly isChosen: boolean;
  readonly failed: FailedRecord | undefined;
  readonly date: (value: unknown) => string;
}

function EndRow({ renewal, isChosen, definition, failed, date }: EndRowProps): ReactNode {
  const text = useText();
  const nameOf = useNameOf(definition.id);
  return (
    <tr>
      <th scope="row">{nameOf(renewal.record)}</th>
      <td>
        {renewal.kind === 'endless' ? text('pages.value.never') : date(renewal.end)}
        {renewal.kind === 'renewed' && renewal.fromNow && <small>{text('renew.over')}</small>}
      </td>
      <td>
        {renewal.kind === 'renewed' ? isChosen && date(renewal.to) : text('renew.stays')}
        {failed && <small data-refused>{rowReason(failed, definition.fields ?? [], text)}</small>}
      </td>
    </tr>
  );
}

type Renewed = Extract<Renewal, { kind: 'renewed' }>;

function isRenewed(renewal: Renewal): renewal is Renewed {
  return renewal.kind === 'renewed';
}

const NONE_FAILED: ReadonlyMap<Identifier, FailedRecord> = new Map();

/** Saves new ends, and knows which records are left, and which the server refused. */
function useRenewal({ definition, records, onClose }: ActionSlotProps) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const text = useText();
  const [done, setDone] = useState<readonly Identifier[]>([]);
  const [failed, setFailed] = useState(NONE_FAILED);
  const [problem, setProblem] = useState<string>();
  const reload = { queryKey: [definition.id] };
  const undoing = useCall();
  const { busy, run } = useCall((message, error) => {
    if (!(error instanceof BulkFailure)) return setProblem(message);
    const numbers = { done: error.done.length, failed: error.failed.length };
    setProblem(text(numbers.done > 0 ? 'listTable.partlyDone' : 'listTable.nothingDone', numbers));
    setDone([...done, ...error.done]);
    setFailed(new Map(error.failed.map((one) => [one.id, one])));
  });
  const save = async (renewals: readonly Renewed[], field: string) => {
    setProblem(undefined);
    setFailed(NONE_FAILED);
    const before = renewals.map(({ record: { id }, end }) => ({ id, [field]: writeDate(end) }));
    const items = renewals.map(({ record: { id }, to }) => ({ id, [field]: writeDate(to) }));
    const undo = () =>
      undoing.run(() => provider.bulkPatch(definition.id, before), {
        done: text('undo.restored', { smart_count: before.length }),
        failed: (reason) => text('undo.failed', { reason }),
        reload,
      });
    const isSaved = await run(() => saveRenewals(provider, definition.id, items), {
      done: text('renew.done', { smart_count: items.length }),
      undo,
      reload,
    });
    if (isSaved) onClose([...done, ...items.map(({ id }) => id)]);
  };
  const left = records.flatMap(({ id, ...values }) =>
    typeof id === 'string' || typeof id === 'number' ? [{ ...values, id }] : [],
  );
  return {
    left: left.filter(({ id }) => !done.includes(id)),
    done,
    failed,
    problem,
    busy,
    save,
  };
}

/** The last minute of a day such as `2026-12-31`; undefined for anything else. */
function endOfDay(day: string): Date | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? readDate(`${day}T23:59:00`) : undefined;
}
