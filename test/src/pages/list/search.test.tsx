import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { showList } from '../showPage.tsx';
import { ada, listing, robots } from '../stage.tsx';
import { takeClock } from '../../clock.ts';

function list(definition: ResourceDefinition = robots, query = '') {
  const getList = listing([ada]);
  const router = showList({ getList }, { definition, query });
  const filters = () => getList.mock.calls.map(([, params]) => Object(params).filter);
  return { router, filters };
}

const box = () => screen.findByRole('combobox', { name: 'Search' });
const press = async (key: string) => fireEvent.keyDown(await box(), { key });
const type = async (value: string) => fireEvent.change(await box(), { target: { value } });
const tags = () =>
  screen
    .queryAllByRole('button', { name: /^Remove filter/ })
    .map((tag) => tag.getAttribute('aria-label')?.replace('Remove filter ', ''));

describe('the search box of a list', () => {
  it('asks once for what the address says', async () => {
    const pass = takeClock();
    const { filters } = list(robots, '?search=web,ada&kind=arm');
    await box();
    expect(tags()).toEqual(['Kind: Arm', 'web', 'ada']);
    await pass(600);
    expect(filters()).toEqual([{ kind: 'arm', search: 'web,ada' }]);
  });

  it('asks when typing has rested, and makes a tag of it with Enter', async () => {
    const { router, filters } = list(robots, '?search=web');
    const input = await box();
    for (const value of ['ad', 'ada']) fireEvent.change(input, { target: { value } });
    expect(filters()).toHaveLength(1);
    await waitFor(() => expect(router.state.location.search).toBe('?search=web%2Cada'));
    await waitFor(() => expect(filters().at(-1)).toEqual({ search: 'web,ada' }));
    expect(tags()).toEqual(['web']);
    await press('Enter');
    await waitFor(() => expect(tags()).toEqual(['web', 'ada']));
    expect(filters()).toHaveLength(2);
  });

  it('asks at once when the focus goes elsewhere', async () => {
    const { router } = list();
    await type('ada');
    fireEvent.blur(await box());
    expect(router.state.location.search).toBe('?search=ada');
  });

  it('asks for filters only where the server searches nothing', async () => {
    const pass = takeClock();
    const silent = robots.list && { ...robots, list: { ...robots.list, search: false as const } };
    const { filters } = list(silent, '?search=web&kind=arm');
    const input = await screen.findByRole('combobox', { name: 'Filter by' });
    fireEvent.change(input, { target: { value: 'ada' } });
    await pass(600);
    fireEvent.keyDown(input, { key: 'Enter' });
    await pass(600);
    expect(filters()).toEqual([{ kind: 'arm' }]);
  });

  it('waits for an input method to finish its word', async () => {
    const pass = takeClock();
    const { filters } = list();
    const input = await box();
    fireEvent.compositionStart(input);
    await type('a');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await pass(600);
    expect(filters()).toEqual([{}]);
    fireEvent.compositionEnd(input);
    await waitFor(() => expect(filters().at(-1)).toEqual({ search: 'a' }));
  });

  it('offers keys and the values of a choice to the arrow keys', async () => {
    const { router } = list();
    await press('ArrowDown');
    const keys = await screen.findByRole('listbox', { name: 'Search by' });
    expect(
      within(keys)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Name', 'Kind', 'A list of names…']);
    await press('ArrowUp');
    await press('ArrowUp');
    const kind = within(keys).getByRole('option', { name: 'Kind' });
    expect((await box()).getAttribute('aria-activedescendant')).toBe(kind.id);
    await press('Enter');
    await screen.findByRole('listbox', { name: 'Values of Kind' });
    await type('rov');
    await press('Enter');
    await waitFor(() => expect(router.state.location.search).toBe('?kind=rover'));
    expect(tags()).toEqual(['Kind: Rover']);
  });

  it('takes key:value as it is typed and ignores an empty value', async () => {
    const { router } = list();
    await type('name:two words');
    await press('Enter');
    await waitFor(() => expect(router.state.location.search).toBe('?name=two+words'));
    await type('kind:');
    await press('Escape');
    await press('Escape');
    expect(router.state.location.search).toBe('?name=two+words');
  });

  it('offers a filter that is no field under its own words, with a colon in its value', async () => {
    const sites = robots.list && {
      ...robots.list,
      filters: ['site'],
      filterLabels: { site: 'Location' },
    };
    const { router } = list({ ...robots, ...(sites && { list: sites }) });
    await press('ArrowDown');
    const keys = await screen.findByRole('listbox', { name: 'Search by' });
    fireEvent.click(within(keys).getByRole('option', { name: 'Location' }));
    await type('town:Hamburg');
    await press('Enter');
    await waitFor(() => expect(router.state.location.search).toBe('?site=town%3AHamburg'));
    expect(tags()).toEqual(['Location: town:Hamburg']);
  });

  it('suggests no filter that has no words, and reads it from an address', async () => {
    const coded = robots.list && { ...robots.list, filters: ['kind', 'node_id'] };
    const { filters } = list({ ...robots, ...(coded && { list: coded }) }, '?node_id=7');
    await press('ArrowDown');
    const keys = await screen.findByRole('listbox', { name: 'Search by' });
    const options = within(keys).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Kind', 'A list of names…']);
    expect(filters()).toEqual([{ node_id: '7' }]);
  });

  it('has its suggestions outside of the box, where no card cuts them', async () => {
    list();
    const input = await box();
    await press('ArrowDown');
    const keys = await screen.findByRole('listbox', { name: 'Search by' });
    expect(input.closest('search')?.contains(keys)).toBe(false);
  });

  it('edits a text tag, and not a choice', async () => {
    list(robots, '?search=web&kind=arm');
    await box();
    expect(screen.queryByRole('button', { name: 'Change Kind: Arm' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Change web' }));
    const input = await box();
    expect(input).toHaveProperty('value', 'web');
    expect(document.activeElement).toBe(input);
    expect(tags()).toEqual(['Kind: Arm']);
  });

  it('takes off the last tag with backspace, one by its button, or all', async () => {
    const { router } = list(robots, '?search=web,ada&kind=arm&name=x');
    await press('Backspace');
    await waitFor(() => expect(router.state.location.search).toContain('search=web&'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Name: x' }));
    await waitFor(() => expect(tags()).toEqual(['Kind: Arm', 'web']));
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keeps up with keys that are faster than the page is drawn', async () => {
    const { router } = list(robots, '?search=web,ada&kind=arm');
    const input = await box();
    act(() => {
      for (const _ of ['ada', 'web']) fireEvent.keyDown(input, { key: 'Backspace' });
    });
    await waitFor(() => expect(router.state.location.search).toBe('?kind=arm'));
    await waitFor(() => expect(tags()).toEqual(['Kind: Arm']));
  });
});

const logs: ResourceDefinition = {
  ...robots,
  ...(robots.list && { list: { ...robots.list, dates: { start: { back: 7, ahead: 1 } } } }),
};

describe('the range of dates above a list', () => {
  it('goes to the server, from the start of the list or from the address', async () => {
    const { filters } = list(
      logs,
      '?date_start=2026-11-01T00:00:00Z&date_end=2026-11-02T00:00:00Z',
    );
    await screen.findByRole('button', { name: 'Dates: 11/01/2026 – 11/02/2026' });
    expect(filters()).toEqual([
      { date_from: '2026-11-01T00:00:00.000Z', date_to: '2026-11-02T00:00:00.000Z' },
    ]);
  });

  it('of the last days is told in words', async () => {
    list(logs);
    await screen.findByRole('button', { name: 'Dates: Last 7 days' });
  });

  it('is chosen by a shortcut or day by day, and goes back to the start but not away', async () => {
    const { router } = list(logs, '?date_start=2026-11-01T12:00:00Z&date_end=2026-11-20T12:00:00Z');
    const open = async () =>
      fireEvent.click(await screen.findByRole('button', { name: /^Dates: / }));
    await open();
    const panel = await screen.findByRole('dialog', { name: 'Choose a date range' });
    expect(within(panel).queryByRole('button', { name: 'All dates' })).toBeNull();
    const day = (name: string) => within(panel).getByRole('button', { name });
    await waitFor(() => expect(document.activeElement).toBe(day('Sunday, November 1, 2026')));
    fireEvent.keyDown(day('Sunday, November 1, 2026'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(day('Monday, November 2, 2026'));
    fireEvent.click(day('Thursday, November 19, 2026'));
    fireEvent.click(day('Tuesday, November 17, 2026'));
    const start = new Date(2026, 10, 17, 0, 0, 1).toISOString();
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('date_start')).toBe(start),
    );
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Default range' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the create button of a list', () => {
  const creating = (more: object): ResourceDefinition => ({
    ...robots,
    offers: [{ key: 'create', does: { kind: 'create', ...more } }],
  });

  it('is a link that opens its page in this tab, and in another one when a browser is told to', async () => {
    list(creating({}));
    const create = await screen.findByRole('link', { name: 'Create' });
    expect(create.getAttribute('href')).toMatch(/\/create$/);
    expect(create.getAttribute('target')).toBeNull();
  });

  it('is a menu of kinds, without those that need a licence', async () => {
    list(creating({ kinds: { field: 'kind', licensed: ['rover'] } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Create', expanded: false }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Arm', '/console/lab/robots/create?kind=arm'],
    ]);
  });
});
