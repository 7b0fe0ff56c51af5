import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { RecordOf } from '../../../api/recordOf.ts';
import type { Field } from '../../../../generated/names.ts';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import type { OptionValue } from '../../options.ts';
import { plainText, rawText, type FieldRecord } from '../../values.ts';
import { useText } from '../../../i18n/useText.ts';

const COLUMNS = [
  'hostname',
  'ip',
  'platform',
  'protocols',
] as const satisfies readonly Field<'assets.asset'>[];

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

export interface AssetTableProps {
  readonly assets: readonly FieldRecord[];
  /** The field whose value is sent. */
  readonly valueField: string;
  readonly chosen: ReadonlySet<OptionValue>;
  onToggle(value: OptionValue): void;
}

/** A table of assets with checkboxes. */
export function AssetTable({ assets, valueField, chosen, onToggle }: AssetTableProps) {
  const text = useText();
  const values = assets.map((asset) => rawText(asset[valueField]));
  const all = values.length > 0 && values.every((value) => chosen.has(value));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table>
        <thead>
          <tr>
            <td>
              <Checkbox
                checked={all || (values.some((value) => chosen.has(value)) && 'mixed')}
                aria-label={text('pages.list.selectPage')}
                onChange={() => {
                  for (const value of values) if (chosen.has(value) === all) onToggle(value);
                }}
              />
            </td>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {text(`forms.assets.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {assets.map((asset) => {
            const value = rawText(asset[valueField]);
            const { hostname }: RecordOf<'assets.asset'> = asset;
            return (
              <tr key={value} onClick={() => onToggle(value)}>
                <td>
                  <Checkbox
                    checked={chosen.has(value)}
                    aria-label={text('forms.assets.select', { name: plainText(hostname) })}
                    onClick={(event) => event.stopPropagation()}
                    onChange={() => onToggle(value)}
                  />
                </td>
                {COLUMNS.map((name) => (
                  <td key={name}>{plainText(asset[`${name}_display`] ?? asset[name])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
