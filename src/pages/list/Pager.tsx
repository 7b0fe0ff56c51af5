import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { plainChoices, Select } from '../../controls/Select.tsx';
import type { TextKey } from '#project/generated/texts.ts';
import CloseIcon from '@mui/icons-material/Close';
import { usePreference } from '../../session/preference.ts';
import { IconPush, PushButton } from '../../theme/buttons.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useResourceList } from './listContexts.ts';
import { pageButtons, totalText } from './pageButtons.ts';
import { pageCount } from './paging.ts';
import { useText } from '../../i18n/useText.ts';

const NARROW = { padding: 4 };

export interface PagerProps {
  /** Rows can be shown beside the list. */
  readonly isPreviewed: boolean;
}

/** The pager of a list: range and total, page buttons, page size. */
export default function Pager({ isPreviewed }: PagerProps) {
  const {
    sizes,
    list: { live },
  } = useResourceList();
  const { page, perPage: size, error, setPage, setPerPage, ...list } = useListContext();
  // After a failure there are no rows (spec 1, section 8).
  const total = list.total ?? (error ? 0 : undefined);
  const text = useText();
  const { number } = useFormats();
  const pages = pageCount(total ?? 0, size);
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total ?? 0);
  /** Disabled with aria-disabled, so that the button keeps the keyboard focus. */
  const turn = (label: TextKey, sign: string, to: number | false) => (
    <PushButton
      style={to === false ? { ...NARROW, opacity: 0.4 } : NARROW}
      aria-disabled={to === false || undefined}
      aria-label={text(label)}
      onClick={() => to !== false && setPage(to)}
    >
      {sign}
    </PushButton>
  );
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
      {/* The changes of a live list are told elsewhere: here they would be too many. */}
      <output aria-live={live && 'off'}>
        {total === 0
          ? text('pages.list.noRows')
          : total !== undefined &&
            text('pages.list.range', {
              from: number(from),
              to: number(to),
              total: totalText(total, to, number),
            })}
      </output>
      {isPreviewed && <PreviewHint />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          {text('pages.list.pageSize')}
          <Select
            value={String(size)}
            choices={plainChoices(sizes.map(String), String(size))}
            onChange={(chosen) => setPerPage(Number(chosen))}
          />
        </label>
        <nav aria-label={text('pages.list.pages')}>
          {turn('pages.list.previous', '‹', page > 1 && page - 1)}
          {pageButtons(page, pages).map((one) => (
            <PushButton
              key={one}
              look={one === page ? 'outlined' : 'plain'}
              style={NARROW}
              aria-label={text('pages.list.page', { page: one })}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => setPage(one)}
            >
              {one}
            </PushButton>
          ))}
          {turn('pages.list.next', '›', page < pages && page + 1)}
        </nav>
      </Box>
    </Box>
  );
}

/** Tells of the preview until it was opened for the first time, or the line was closed. */
function PreviewHint() {
  const text = useText();
  const [kept, keep] = usePreference('gatehouse.preview');
  if (kept !== undefined) return null;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center' }}>
      {text('preview.hint')}
      <IconPush label={text('preview.closeHint')} onClick={() => keep(false)}>
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconPush>
    </span>
  );
}
