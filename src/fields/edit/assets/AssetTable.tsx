import { useId } from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { PickerModel } from '../../../../codegen/model/fields.ts';
import { CardFrame } from '../../../controls/cards/CardFrame.ts';
import { CardItem } from '../../../controls/cards/CardItem.tsx';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import type { OptionValue } from '../../options.ts';
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

interface AssetTableProps {
  readonly assets: readonly FieldRecord[];
  /** The first names an asset. */
  readonly columns: PickerModel['columns'];
  /** The field whose value is sent. */
  readonly valueField: string;
  readonly chosen: ReadonlySet<OptionValue>;
  onToggle(value: OptionValue): void;
}

/** A table of assets with checkboxes; as cards on a narrow window. */
export function AssetTable({ assets, columns, valueField, chosen, onToggle }: AssetTableProps) {
  const text = useText();
  const values = assets.map((asset) => rawText(asset[valueField]));
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
  const cellOf = (asset: FieldRecord, name: string) =>
    plainText(asset[displayName(name)] ?? asset[name]);
  const [first, ...others] = columns;
  const nameOf = (asset: FieldRecord) => (first ? cellOf(asset, first.name) : '');
  const checkOf = (asset: FieldRecord, value: string) => (
    <Checkbox
      id={idOf(value)}
      checked={chosen.has(value)}
      aria-label={text('forms.assets.select', { name: nameOf(asset) })}
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
        {assets.map((asset) => {
          const value = rawText(asset[valueField]);
          return (
            <CardItem
              key={value}
              chosen={chosen.has(value)}
              check={checkOf(asset, value)}
              name={<label htmlFor={idOf(value)}>{nameOf(asset)}</label>}
              facts={others.map(({ name, label }) => ({
                key: name,
                label: text(label),
                value: cellOf(asset, name),
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
          {assets.map((asset) => {
            const value = rawText(asset[valueField]);
            return (
              <tr key={value} onClick={() => onToggle(value)}>
                <td>{checkOf(asset, value)}</td>
                {columns.map(({ name }) => (
                  <td key={name}>{cellOf(asset, name)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
