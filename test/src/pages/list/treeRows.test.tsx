import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { ResourceList } from '../../../../src/pages/list/ResourceList.tsx';
import { fakeProvider, robots, routes, show } from '../stage.tsx';

const robot = (id: string, name: string) => ({
  id,
  name,
  kind: 'rover',
  is_active: true,
  note: '',
});
/** Who stands below whom; the first level stands below nobody. */
const BELOW: Readonly<Record<string, readonly ReturnType<typeof robot>[]>> = {
  '': [robot('1', 'Ada'), robot('2', 'Bob')],
  '1': [robot('11', 'Arm'), robot('12', 'Antenna')],
  '11': [robot('111', 'Finger')],
};
interface Asked {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly pagination: { readonly perPage: number };
}

function tree(refuse?: string) {
  const getList = vi.fn((_resource: string, { filter }: Asked) => {
    const parent = String(filter['parent'] ?? '');
    if (parent === refuse) {
      const text = 'Below is closed';
      return Promise.reject(new ApiError({ kind: 'refused', status: 418, text }, text));
    }
    const data = BELOW[parent] ?? [];
    return Promise.resolve({ data, total: data.length });
  });
  const provider = fakeProvider({ getList: getList as never });
  const page = (
    <ResourceList definition={robots} route={routes.list} paging="dialog" childrenBy="parent" />
  );
  show({ at: routes.list.path, route: routes.list, page, provider });
  return getList;
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const names = () =>
  screen.getAllByRole('rowheader').map((head) => head.textContent?.replace(/\s/g, ''));
const toggle = (name: string) => screen.findByRole('button', { name: `Below ${name}` });
const at = (element: Element) => [
  element.getAttribute('aria-level'),
  element.getAttribute('aria-expanded'),
];

afterEach(cleanup);

describe('a tree table (spec 1, section 2.7)', () => {
  it('is one for those who listen, every row closed at first', async () => {
    tree();
    expect(at(await row(/Ada/))).toEqual(['1', 'false']);
    expect(screen.getByRole('treegrid', { name: 'Robots' })).toBeTruthy();
    expect(names()).toEqual(['Ada', 'Bob']);
  });

  it('asks for what is below a row when it is opened, once, all of it', async () => {
    const getList = tree();
    fireEvent.click(await toggle('Ada'));
    expect(at(await row(/Antenna/))).toEqual(['2', 'false']);
    expect(at(await row(/Ada/))).toEqual(['1', 'true']);
    expect(names()).toEqual(['Ada', 'Arm', 'Antenna', 'Bob']);
    expect(getList.mock.lastCall?.[1]).toMatchObject({
      filter: { parent: '1' },
      pagination: { page: 1, perPage: 999 },
    });
    expect(getList).toHaveBeenCalledTimes(2);
  });

  it('closes a row, and forgets the way into one that has nothing below', async () => {
    tree();
    fireEvent.click(await toggle('Bob'));
    await waitFor(async () => expect(at(await row(/Bob/))).toEqual(['1', null]));
    expect(screen.queryByRole('button', { name: 'Below Bob' })).toBeNull();
    fireEvent.click(await toggle('Ada'));
    await row(/Arm/);
    fireEvent.click(await toggle('Ada'));
    expect(names()).toEqual(['Ada', 'Bob']);
  });

  it('is walked, opened and closed by arrow keys, Home and End', async () => {
    tree();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
    (await toggle('Ada')).focus();
    press('ArrowRight');
    const arm = await row(/Arm/);
    press('ArrowRight');
    expect(document.activeElement).toBe(arm);
    press('ArrowRight');
    await row(/Finger/);
    press('End');
    expect(document.activeElement).toBe(await row(/Bob/));
    press('ArrowUp');
    press('ArrowLeft');
    expect(document.activeElement).toBe(await row(/Ada/));
    press('ArrowLeft');
    expect(names()).toEqual(['Ada', 'Bob']);
    press('ArrowDown');
    expect(document.activeElement).toBe(await row(/Bob/));
    press('Home');
    expect(document.activeElement).toBe(await row(/Ada/));
  });

  it('says in place why what is below could not be read', async () => {
    tree('2');
    fireEvent.click(await toggle('Bob'));
    expect(await screen.findByText('Below is closed')).toBeTruthy();
    expect(names()).toEqual(['Ada', 'Bob']);
  });
});
