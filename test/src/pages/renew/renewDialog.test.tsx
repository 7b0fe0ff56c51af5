import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { BulkFailure } from '../../../../src/api/bulkFailure.ts';
import { writeDate } from '../../../../src/i18n/writeDate.ts';
import { showList } from '../showPage.tsx';
import { listing, robotAction, robots } from '../stage.tsx';

const NOW = new Date(2026, 10, 28, 12);
const end = (month: number, day: number, year = 2026) => writeDate(new Date(year, month - 1, day));
const rows = [
  { id: '1', name: 'Ada', ends: end(12, 10) },
  { id: '2', name: 'Bob', ends: end(1, 1) },
  { id: '3', name: 'Cy', ends: end(1, 1, 2126) },
];
const definition: ResourceDefinition = {
  ...robots,
  fields: [...(robots.fields ?? []), { name: 'ends', type: 'datetime', label: 'Ends' }],
  offers: [
    robotAction('renew', {
      on: ['selection'],
      does: { kind: 'renew', field: 'ends' },
      label: 'Renew',
    }),
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => vi.useRealTimers();
});

async function open(bulkPatch: ReturnType<typeof vi.fn>): Promise<HTMLElement> {
  showList({ getList: listing(rows), bulkPatch }, { definition });
  await screen.findByRole('link', { name: 'Ada' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  fireEvent.click(await screen.findByRole('button', { name: '3 selected' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Renew' }));
  return screen.findByRole('dialog', { name: 'Renew' });
}
const cells = (dialog: HTMLElement, name: string) =>
  within(within(dialog).getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

describe('renewing records', () => {
  it('shows the present and the new end of each before it is done', async () => {
    const dialog = await open(vi.fn());
    expect(cells(dialog, 'Ada')).toEqual(['12/10/2026, 00:00', '01/09/2027, 00:00']);
    expect(cells(dialog, 'Bob')).toEqual([
      '01/01/2026, 00:00Expired: counted from today',
      '12/28/2026, 12:00',
    ]);
    expect(cells(dialog, 'Cy')).toEqual(['Never', 'Stays as it is']);
    within(dialog).getByText('1 of them never ends and stays as it is.');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'By 7 days' }));
    expect(cells(dialog, 'Ada')[1]).toBe('12/17/2026, 00:00');
  });

  it('changes all that have an end in one call', async () => {
    const bulkPatch = vi.fn(() => Promise.resolve([]));
    press(await open(bulkPatch), 'Renew 2');
    const to = [end(1, 9, 2027), writeDate(new Date(2026, 11, 28, 12))];
    await waitFor(() =>
      expect(bulkPatch).toHaveBeenCalledWith('lab.robot', [
        { id: '1', ends: to[0] },
        { id: '2', ends: to[1] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('saves the others when the server refuses one, says why, and tries that one again', async () => {
    const refusal = new BulkFailure([], [{ id: '2', text: 'Locked', fields: {} }]);
    const bulkPatch = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue([]);
    const dialog = await open(bulkPatch);
    press(dialog, 'Renew 2');
    await within(dialog).findByText('Locked');
    expect(bulkPatch).toHaveBeenLastCalledWith('lab.robot', [{ id: '1', ends: end(1, 9, 2027) }]);
    expect(within(dialog).queryByRole('row', { name: /Ada/ })).toBeNull();
    press(dialog, 'Try 1 again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bulkPatch).toHaveBeenCalledTimes(3);
  });

  it('keeps what was chosen when nothing could be saved', async () => {
    const dialog = await open(vi.fn().mockRejectedValue(new Error('No connection')));
    fireEvent.click(within(dialog).getByRole('radio', { name: 'By 90 days' }));
    press(dialog, 'Renew 2');
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    expect(
      within(dialog).getByRole<HTMLInputElement>('radio', { name: 'By 90 days' }).checked,
    ).toBe(true);
    expect(within(dialog).getByRole('button', { name: 'Renew 2' })).toBeTruthy();
  });

  it('to a date takes one that is to come', async () => {
    const dialog = await open(vi.fn());
    fireEvent.click(within(dialog).getByRole('radio', { name: 'To a date' }));
    const date = within(dialog).getByRole('textbox', { name: 'New end' });
    fireEvent.change(date, { target: { value: '11/27/2026' } });
    within(dialog).getByText('Enter a date after today.');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Renew' }).disabled).toBe(
      true,
    );
    fireEvent.change(date, { target: { value: '12/05/2026' } });
    expect(cells(dialog, 'Ada')[1]).toBe('Stays as it is');
    expect(cells(dialog, 'Bob')[1]).toBe('12/05/2026, 23:59');
  });
});
