import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { useText } from '../../i18n/useText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { filterWords } from './filterOptions.ts';

const Tag = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    font: 'inherit',
    fontSize: 13,
    minHeight: 26,
    padding: '0 10px',
    color: palette.text.primary,
    background: palette.raised,
    border: `1px solid ${palette.divider}`,
    borderRadius: 13,
    cursor: 'pointer',
    '&:hover': { borderColor: palette.outline },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  };
});

export interface ActiveFiltersProps {
  readonly fields: readonly FieldModel[];
  readonly filters: Readonly<Record<string, string>>;
  onChange(filters: Readonly<Record<string, string>>): void;
}

/** The filters in force, each to be taken off. */
export function ActiveFilters({ fields, filters, onChange }: ActiveFiltersProps) {
  const text = useText();
  const words = useWords();
  const entries = Object.entries(filters);
  if (entries.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={words('pages.list.filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        listStyle: 'none',
        margin: 0,
        padding: '0 12px 8px',
      }}
    >
      {entries.map(([key, value]) => {
        const said = filterWords(fields, key, value, text, words);
        const label = words('pages.list.filter', { column: said.label, value: said.value });
        const remove = () =>
          onChange(Object.fromEntries(entries.filter(([other]) => other !== key)));
        return (
          <li key={key}>
            <Tag
              type="button"
              aria-label={words('pages.list.removeFilter', { filter: label })}
              title={words('pages.list.removeFilter', { filter: label })}
              onClick={remove}
            >
              {label} <span aria-hidden="true">×</span>
            </Tag>
          </li>
        );
      })}
    </Box>
  );
}
