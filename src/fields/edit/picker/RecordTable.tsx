import { apiFacts } from '#project/generated/api.ts';
import { useId } from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { PickerModel } from '../../../../codegen/model/fields.ts';
import { CardFrame } from '../../../controls/cards/CardFrame.ts';
import { CardItem } from '../../../controls/cards/CardItem.tsx';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import type { OptionValue } from '../../optionValue.ts';
import { displayName } from '../../../../codegen/model/nameRules.ts';
import { plainText, rawText, type FieldRecord } from '../../values.ts';
import { useNarrow } from '../../../theme/useNarrow.ts';
import { useText } from '../../../i18n/useText.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 440,
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    padding: '5px 8px',
    textAlign: 'start',
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& tbody tr': { cursor: 'pointer' },
}));

interface RecordTableProps {
  readonly records: readonly FieldRecord[];
  /** The first names a record. */
  readonly columns: PickerModel['columns'];
  /** The field whose value is sent. */
  readonly valueField: string;
  readonly chosen: ReadonlySet<OptionValue>;
  onToggle(value: OptionValue): void;
}

/** A table of records with checkboxes; as cards on a narrow window. */
export function RecordTable({ records, columns, valueField, chosen, onToggle }: RecordTableProps) {
  const text = useText();
  const values = records.map((record) => rawText(record[valueField]));
  const all = values.length > 0 && values.every((value) => chosen.has(value));
  const listId = useId();
  const idOf = (value: string) => `${listId}-${value}`;
  const checkAll = (
    <Checkbox
      checked={all || (values.some((value) => chosen.has(value)) && 'mixed')}
      aria-label={text('pages.list.selectPage')}
      onChange={() => {
        for (const value of values) if (chosen.has(value) === all) onToggle(value);
      }}
    />
  );
  const cellOf = (record: FieldRecord, name: string) =>
    plainText(record[displayName(name, apiFacts.names) ?? name] ?? record[name]);
  const [first, ...others] = columns;
  const nameOf = (record: FieldRecord) => (first ? cellOf(record, first.name) : '');
  const checkOf = (record: FieldRecord, value: string) => (
    <Checkbox
      id={idOf(value)}
      checked={chosen.has(value)}
      aria-label={text('forms.picker.select', { name: nameOf(record) })}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggle(value)}
    />
  );
  if (useNarrow()) {
    return (
      // Safari takes the role from lists without marks.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <CardFrame role="list">
        <CardItem check={checkAll} name={text('pages.list.selectPage')} facts={[]} />
        {records.map((record) => {
          const value = rawText(record[valueField]);
          return (
            <CardItem
              key={value}
              chosen={chosen.has(value)}
              check={checkOf(record, value)}
              name={<label htmlFor={idOf(value)}>{nameOf(record)}</label>}
              facts={others.map(({ name, label }) => ({
                key: name,
                label: text(label),
                value: cellOf(record, name),
                plain: true,
              }))}
            />
          );
        })}
      </CardFrame>
    );
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table>
        <thead>
          <tr>
            <td>{checkAll}</td>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {text(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const value = rawText(record[valueField]);
            return (
              <tr key={value} onClick={() => onToggle(value)}>
                <td>{checkOf(record, value)}</td>
                {columns.map(({ name }) => (
                  <td key={name}>{cellOf(record, name)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
