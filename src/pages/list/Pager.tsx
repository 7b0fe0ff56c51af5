import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useListContext } from 'ra-core';
import { Select } from '../../controls/Select.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { pageButtons, pageCount } from './pageButtons.ts';
import { useText } from '../../i18n/useText.ts';

export interface PagerProps {
  /** Offered page sizes; a single one means no paging. */
  readonly sizes: readonly number[];
}

const Buttons = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    gap: 4,
    '& button': {
      font: 'inherit',
      minWidth: 28,
      height: 28,
      padding: '0 6px',
      border: '1px solid transparent',
      borderRadius: 4,
      background: 'none',
      color: palette.text.primary,
      cursor: 'pointer',
    },
    '& button:hover:not([aria-disabled])': {
      background: palette.raised,
      borderColor: palette.divider,
    },
    '& button:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    '& button[aria-current]': {
      borderColor: palette.primary.main,
      color: palette.primary.main,
      fontWeight: 600,
    },
    // Disabled with aria-disabled, so that the button keeps the keyboard focus.
    '& button[aria-disabled]': { color: palette.text.disabled, cursor: 'default' },
  };
});

/** The pager of a list: range and total, page buttons, page size. */
export function Pager({ sizes }: PagerProps) {
  const { page, perPage: size, error, setPage, setPerPage, ...list } = useListContext();
  // After a failure there are no rows (spec 1, section 8).
  const total = list.total ?? (error ? 0 : undefined);
  const text = useText();
  const { number } = useFormats();
  const pages = pageCount(total ?? 0, size);
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const to = Math.min(page * size, total ?? 0);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 44,
        padding: '6px 12px',
        fontSize: 13,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <output>
        {total !== undefined &&
          text('pages.list.range', { from: number(from), to: number(to), total: number(total) })}
      </output>
      {sizes.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <label>
            {text('pages.list.pageSize')}{' '}
            <Select
              value={String(size)}
              choices={sizes.map(String)}
              onChange={(chosen) => setPerPage(Number(chosen))}
            />
          </label>
          <Buttons aria-label={text('pages.list.pages')}>
            <button
              type="button"
              aria-disabled={page <= 1 || undefined}
              aria-label={text('pages.list.previous')}
              onClick={() => page > 1 && setPage(page - 1)}
            >
              ‹
            </button>
            {pageButtons(page, pages).map((one) => (
              <button
                key={one}
                type="button"
                aria-label={text('pages.list.page', { page: one })}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => setPage(one)}
              >
                {one}
              </button>
            ))}
            <button
              type="button"
              aria-disabled={page >= pages || undefined}
              aria-label={text('pages.list.next')}
              onClick={() => page < pages && setPage(page + 1)}
            >
              ›
            </button>
          </Buttons>
        </Box>
      )}
    </Box>
  );
}
