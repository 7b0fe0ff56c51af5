import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ColumnSlotProps } from '../../../../src/pages/slots/slots.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import { ResourceList } from '../../../../src/pages/list/ResourceList.tsx';
import { showList } from '../showPage.tsx';
import { answersWith, fakeProvider, listing, robots, routes, show } from '../stage.tsx';

const rows = [
  { id: '1', name: 'Ada', kind: 'arm', is_active: true, note: '' },
  { id: '2', name: 'Bob', kind: 'rover', is_active: false, note: '' },
];
type Calls = Parameters<typeof showList>[0];
const list = (calls: Calls = {}, given: Parameters<typeof showList>[1] = {}) =>
  showList({ getList: listing(rows), ...calls }, given);

describe('a list', () => {
  it('shows its rows in a real table under the title of the page', async () => {
    list();
    const table = await screen.findByRole('table', { name: 'Robots' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Robots');
    expect((await within(table).findByRole('rowheader', { name: 'Ada' })).tagName).toBe('TH');
    expect(within(table).getByText('Rover')).toBeTruthy();
    expect(within(table).getByRole('img', { name: 'No' })).toBeTruthy();
    expect(await screen.findByText('1–2 of 2')).toBeTruthy();
  });

  it('asks for the page, order, search and filters of the address', async () => {
    const getList = listing(rows.toReversed(), 40);
    list({ getList }, { query: '?page=2&order=-name&search=a&kind=arm' });
    await screen.findByRole('link', { name: 'Ada' });
    expect(getList).toHaveBeenCalledWith(
      'lab.robot',
      expect.objectContaining({
        pagination: { page: 2, perPage: 15 },
        sort: { field: 'name', order: 'DESC' },
        filter: { kind: 'arm', search: 'a' },
      }),
    );
    expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    const second = await screen.findByRole('button', { name: 'Page 2' });
    expect(second.getAttribute('aria-current')).toBe('page');
  });

  it('writes the order into the address', async () => {
    const router = list();
    const head = await screen.findByRole('columnheader', { name: /Name/ });
    fireEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toBe('?order=name'));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
  });

  it('filters by a column whose values are few', async () => {
    const router = list();
    fireEvent.click(await screen.findByRole('button', { name: 'Filter by Kind' }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Rover' }));
    await waitFor(() => expect(router.state.location.search).toBe('?kind=rover'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove filter Kind: Rover' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('leads from the name to the detail', async () => {
    list();
    const link = await screen.findByRole('link', { name: 'Ada' });
    expect(link.getAttribute('href')).toBe('/console/lab/robots/1');
  });

  it('says that only the filter it begins with leaves nothing, and takes it off', async () => {
    const getList = vi.fn((_: string, { filter }: { filter: Readonly<Record<string, string>> }) =>
      Promise.resolve(filter['kind'] ? { data: [], total: 0 } : { data: rows, total: 2 }),
    );
    const start = { kind: 'rover' };
    const page = <ResourceList definition={robots} route={routes.list} startFilters={start} />;
    const router = show({ route: routes.list, page, provider: fakeProvider({ getList }) });
    expect(await screen.findByText('No robots with Kind: Rover')).toBeTruthy();
    expect(screen.queryByText('No results')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the filter' }));
    expect(await screen.findByRole('rowheader', { name: 'Ada' })).toBeTruthy();
    expect(router.state.location.search).toBe('?kind=');
  });

  it('says of a search that leaves nothing that it was the search', async () => {
    const page = (
      <ResourceList definition={robots} route={routes.list} startFilters={{ kind: 'rover' }} />
    );
    show({
      at: `${routes.list.path}?search=x`,
      route: routes.list,
      page,
      provider: fakeProvider({ getList: listing([]) }),
    });
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  it('says what to do when there is nothing', async () => {
    list({ getList: listing([]) });
    expect(await screen.findByText('No robots yet')).toBeTruthy();
  });

  it('offers to clear a search that finds nothing', async () => {
    const router = list({ getList: listing([]) }, { query: '?search=zebra' });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says why it could not be loaded and tries again', async () => {
    const failure = new ApiError(
      { kind: 'server', status: 500, text: 'Database gone' },
      'Database gone',
    );
    const getList = vi
      .fn()
      .mockRejectedValueOnce(failure)
      .mockResolvedValue({ data: rows, total: 2 });
    list({ getList });
    expect((await screen.findByRole('alert')).textContent).toContain('Database gone');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeTruthy();
  });

  it('goes to the last page when the address leads past it', async () => {
    const getList = vi.fn((_resource: string, { pagination }: { pagination: { page: number } }) =>
      Promise.resolve(pagination.page > 2 ? { data: [], total: 17 } : { data: rows, total: 17 }),
    );
    const router = list({ getList }, { query: '?page=9' });
    await waitFor(() => expect(router.state.location.search).toBe('?page=2&size=15'));
  });
});

describe('the rows of a table', () => {
  it('are drawn again only where something changes', async () => {
    const drawn: string[] = [];
    const Note = ({ record }: ColumnSlotProps) => {
      drawn.push(String(record.id));
      return record.note || 'nothing';
    };
    list({}, { slots: { 'column-is_active': Note } });
    await screen.findAllByText('nothing');
    await screen.findByRole('combobox', { name: 'Search' });
    drawn.length = 0;
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bob' }));
    await screen.findByRole('button', { name: '1 selected' });
    expect([...new Set(drawn)]).toEqual(['2']);
  });
});

const textOf = ({ textContent }: Element) => textContent;

describe('what can be done with rows', () => {
  it('update stands in the row, the rest under its menu', async () => {
    list();
    expect(await screen.findByRole('link', { name: 'Update Ada' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'More actions for Ada' }));
    const menu = within(await screen.findByRole('menu'));
    const items = menu.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Clone', 'Delete']);
    // What destroys something stands behind a line.
    const line = menu.getByRole('separator');
    expect(items.map((item) => item.compareDocumentPosition(line))).toEqual([
      Node.DOCUMENT_POSITION_FOLLOWING,
      Node.DOCUMENT_POSITION_PRECEDING,
    ]);
    expect(items[0]?.getAttribute('href')).toBe('/console/lab/robots/create?clone_from=1');
  });

  it('a row is deleted after a question that names it', async () => {
    const remove = answersWith({ id: '1' });
    list({ delete: remove });
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Ada' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Delete robot Ada?');
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(remove).toHaveBeenCalledWith('lab.robot', expect.objectContaining({ id: '1' })),
    );
  });

  it('the chosen rows are deleted together after a question with their number', async () => {
    const deleteMany = vi.fn(() => Promise.resolve({ data: ['1', '2'] }));
    list({ deleteMany });
    await screen.findByRole('link', { name: 'Ada' });
    expect(screen.queryByRole('button', { name: /selected/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: '2 selected' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete selected' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('2');
    expect(within(dialog).getAllByRole('listitem').map(textOf)).toEqual(['Ada', 'Bob']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleteMany).toHaveBeenCalledWith('lab.robot', { ids: ['1', '2'] }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '2 selected' })).toBeNull());
  });

  it('nothing is offered to those who may only look', async () => {
    list({}, { permissions: [] });
    await screen.findByRole('link', { name: 'Ada' });
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Update Ada' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('creating, updating and deleting a row are closed in the root organization', async () => {
    list({}, { root: true });
    await screen.findByRole('link', { name: 'Ada' });
    expect(screen.getByRole('button', { name: 'Create' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Update Ada' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'More actions for Ada' }));
    const remove = await screen.findByRole('menuitem', { name: 'Delete' });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
  });

  it('what is for some rows only says why it is disabled in the others', async () => {
    const definition: typeof robots = {
      ...robots,
      offers: [
        'update',
        'clone',
        {
          key: 'delete',
          when: { field: 'kind', in: ['rover'] },
          reason: 'pages.retry',
        },
      ],
    };
    list({}, { definition });
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Ada' }));
    const remove = await screen.findByRole('menuitem', { name: 'Delete' });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    expect(remove.title).toBe('Try again');
  });
});
