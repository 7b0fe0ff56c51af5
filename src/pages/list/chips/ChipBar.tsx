import { styled } from '@mui/material/styles';
import { useListContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { CHIP, type ChipModel } from '../../../../codegen/model/lists.ts';
import { actionSlot } from '../../../../codegen/model/slots.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { rem, TABLE_TEXT_PX, TARGET_PX } from '../../../theme/sizes.ts';
import type { ShownOffer } from '../../offers/useOffers.ts';
import { useCall } from '../../useCall.ts';
import FilterButton from '../FilterButton.tsx';
import { useListSelection, useResourceList } from '../listContexts.ts';
import { useSelectionEntry } from '../useSelectionEntry.ts';
import { useSelectionOffers } from '../useSelectionOffers.ts';
import { READ_AT_MOST } from '../chipFilter.ts';
import { useChipCounts } from './useChipCounts.ts';

const Bar = styled('div')(({ theme }) => {
  const { palette, breakpoints } = theme.vars ? { ...theme, ...theme.vars } : theme;
  return {
    flexBasis: '100%',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    fontSize: rem(TABLE_TEXT_PX),
    // On a phone they are one line that scrolls.
    [breakpoints.down('sm')]: { flexWrap: 'nowrap', overflowX: 'auto' },
    '& > button': {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: TARGET_PX + 4,
      padding: '0 12px',
      font: 'inherit',
      color: palette.text.primary,
      background: 'none',
      border: `1px solid ${palette.divider}`,
      borderRadius: TARGET_PX,
      cursor: 'pointer',
    },
    '& > button:hover': { background: palette.action.hover },
    '& > button:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& > button[data-on]': {
      borderColor: palette.primary.main,
      background: `color-mix(in srgb, ${palette.primary.main} 12%, transparent)`,
    },
    '& > button[data-on-all]': { borderRadius: 6 },
    '& > button:not([data-on-all]) + [data-on-all]': { marginInlineStart: 16 },
    '& > button[data-danger]': { color: palette.error.main, borderColor: palette.error.main },
    '& small': { font: 'inherit', color: palette.text.secondary },
    '& > [data-on] small': { color: 'inherit' },
    '& > p': { margin: 0, color: palette.text.secondary },
  };
});

/** The named filters above a list, with the numbers of their records; one of them can be set. */
export default function ChipBar(): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const { list, fields, state, latest, change } = useResourceList();
  const { total } = useListContext();
  const { chips = [] } = list;
  const set = state.filters[CHIP];
  const { counts, cut } = useChipCounts();
  const press = (value: string | undefined) => {
    const { [CHIP]: before, ...filters } = latest().filters;
    const isCleared = value === undefined || value === before;
    change({ filters: isCleared ? filters : { ...filters, [CHIP]: value } });
  };
  const menu = (chip: Extract<ChipModel, { field: string }>) => {
    const field = fields.find(({ name }) => name === chip.field);
    const start = `${chip.key}:`;
    return (
      field && (
        <FilterButton
          key={chip.key}
          column={text(chip.label)}
          field={field}
          value={set?.startsWith(start) ? set.slice(start.length) : undefined}
          inWords
          onChange={(choice) => press(choice === undefined ? undefined : start + choice)}
        />
      )
    );
  };
  return (
    <Bar role="group" aria-label={text('listChips.label')}>
      {chips.map((chip) => {
        if ('field' in chip) return menu(chip);
        const isSet = chip.key === set;
        const count = isSet ? total : counts.get(chip.key);
        return (
          <button
            key={chip.key}
            type="button"
            aria-pressed={isSet}
            data-on={isSet || undefined}
            ref={isSet ? showInLine : undefined}
            onClick={() => press(chip.key)}
          >
            {text(chip.label)}
            {count !== undefined && <small>{number(count)}</small>}
          </button>
        );
      })}
      <ChipActions />
      {cut && (
        <p role="status">
          {text('listChips.cut', { read: number(cut.read), total: number(cut.total) })}
        </p>
      )}
    </Bar>
  );
}

/** On a phone the chip that an address sets may be further on in the line. */
function showInLine(chip: HTMLElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What can be done to all records of the chip that is set: they are selected first. */
function ChipActions(): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const { list, slots, state } = useResourceList();
  const { getData, total = 0 } = useListContext();
  const { clear, toggleAll } = useListSelection();
  const entryOf = useSelectionEntry();
  const { busy, run } = useCall();
  const set = list.chips?.find(({ key }) => key === state.filters[CHIP]);
  const named = set && 'actions' in set ? (set.actions ?? []) : [];
  const offers = useSelectionOffers().filter(({ offer }) => named.includes(offer.key));
  // No button for more than one call reads.
  if (!getData || total === 0 || total > READ_AT_MOST) return null;
  const press = async (shown: ShownOffer) => {
    let records: readonly RaRecord[] = [];
    const isRead = await run(async () => {
      records = await getData({ maxResults: READ_AT_MOST });
    });
    if (!isRead) return;
    clear();
    toggleAll(records, true);
    // What has a dialog of its own asks there.
    const { key, does } = shown.offer;
    const asks = does.kind === 'renew' || slots?.[actionSlot(key)] !== undefined;
    entryOf(shown, records, { always: !asks }).onPress?.();
  };
  // "Delete selected" is a name for rows that somebody chose.
  const labelOf = ({ offer, label }: ShownOffer) =>
    offer.does.kind === 'removeSelected' ? text('pages.delete') : label;
  return offers.map((shown) => (
    <button
      key={shown.offer.key}
      type="button"
      data-on-all
      data-danger={shown.offer.danger}
      disabled={busy || shown.closed !== undefined}
      aria-busy={busy || undefined}
      title={shown.closed}
      onClick={() => void press(shown)}
    >
      {text('listChips.all', { action: labelOf(shown), count: number(total) })}
    </button>
  ));
}
