import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  chosenColumns,
  fittingWidth,
  inChosenOrder,
  readChoice,
} from '../../../../src/pages/list/columns/columnChoice.ts';
import {
  choiceOf,
  moveColumn,
  type DraftColumn,
} from '../../../../src/pages/list/settings/columnDraft.ts';
import {
  COLUMNS_KEY,
  useColumnChoice,
} from '../../../../src/pages/list/columns/useColumnChoice.ts';
import { useDensity } from '../../../../src/pages/list/useDensity.ts';
import { useListDefinition } from '../../../../src/pages/list/useListDefinition.ts';
import { useListState } from '../../../../src/pages/list/useListState.ts';
import { SessionContext } from '../../../../src/session/SessionContext.ts';
import endpoint from '#project/generated/resources/terminal/endpoint.ts';
import systemuser from '#project/generated/resources/assets/systemuser.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { gatesOf, sessionOf, viewNamed } from '../../app/fixtures.ts';

const session = sessionOf({ views: [viewNamed('console')] });
const person = (id: string) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <SessionContext value={{ ...session, profile: { ...session.profile, id } }}>
        {children}
      </SessionContext>
    </MemoryRouter>
  ),
});

describe('the columns of a table', () => {
  const offered = ['name', 'email', 'source', 'id'].map((field) => ({ field }));
  const fieldsOf = (choice: Parameters<typeof chosenColumns>[3]) =>
    chosenColumns(offered, ['name', 'source'], ['id'], choice).map(({ field }) => field);

  it('are its own until others are chosen', () => {
    expect(fieldsOf({})).toEqual(['name', 'source', 'id']);
  });

  it('never lose the id, nor what else is fixed', () => {
    expect(fieldsOf({ shown: ['email'] })).toEqual(['email', 'id']);
  });

  it('stand in the order chosen, the one that names the row first', () => {
    const order = ['source', 'id', 'email', 'name'];
    const ordered = inChosenOrder(offered, order).map(({ field }) => field);
    expect(ordered).toEqual(['name', 'source', 'id', 'email']);
  });

  it('that came after the choice stand at the end, shown if the table shows them', () => {
    expect(fieldsOf({ shown: ['name'], order: ['name', 'id'] })).toEqual(['name', 'id', 'source']);
  });

  it('are between 60 and 800 px wide', () => {
    expect([fittingWidth(1), fittingWidth(100.4), fittingWidth(9999)]).toEqual([60, 100, 800]);
  });

  it('are their own where what is stored makes no sense', () => {
    expect(readChoice('name')).toEqual({});
    expect(readChoice({ shown: [1], order: 'name', widths: { name: 'wide', email: 90 } })).toEqual({
      widths: { email: 90 },
    });
  });
});

describe('the columns that are offered', () => {
  const offeredOn = (server: string, definition: ResourceDefinition) => {
    const gateContext = gatesOf([], { server });
    const { result } = renderHook(() => useListDefinition(definition, {}, undefined, {}, []), {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <SessionContext value={{ ...session, gateContext }}>{children}</SessionContext>
      ),
    });
    return result.current.offered.map(({ field }) => field);
  };

  it.each([
    ['v2.23', ['mysql_port', 'mariadb_port', 'postgresql_port', 'redis_port']],
    ['v2.28', ['magnus_listen_port_range', 'magnus_listen_db_port']],
  ])('are those of the server: %s has the database ports %j', (server, ports) => {
    const columns = offeredOn(server, endpoint).filter((field) =>
      /^(?:m|postgresql|redis)/.test(field),
    );
    expect(columns).toEqual(ports);
  });

  it('do not count what a server does not count', () => {
    const counts = ['assets_amount', 'applications_amount'];
    expect(offeredOn('v2.23', systemuser)).toEqual(expect.arrayContaining(counts));
    expect(offeredOn('v2.28', systemuser)).not.toEqual(
      expect.arrayContaining([expect.stringContaining('_amount')]),
    );
  });
});

describe('a draft of the columns', () => {
  const column = (field: string): DraftColumn => ({
    field,
    label: field,
    shown: true,
    fixed: false,
    width: undefined,
  });
  const draft = ['a', 'b', 'c'].map(column);
  const order = (columns: readonly DraftColumn[]) => columns.map(({ field }) => field).join('');

  it('moves a column, but neither the first nor past the ends', () => {
    expect(order(moveColumn(draft, 2, 1))).toBe('acb');
    expect(order(moveColumn(draft, 0, 2))).toBe('abc');
    expect(order(moveColumn(draft, 1, 0))).toBe('abc');
    expect(order(moveColumn(draft, 1, 3))).toBe('abc');
  });

  it('keeps what is shown, the order, and the widths that were given', () => {
    const [first, second] = [column('a'), { ...column('b'), shown: false, width: 90 }];
    expect(choiceOf([first, second])).toEqual({
      shown: ['a'],
      order: ['a', 'b'],
      widths: { b: 90 },
    });
  });
});

describe('the choice of columns', () => {
  it('is kept under tableConfig, for each table and person', () => {
    const ada = renderHook(() => useColumnChoice('users.user'), person('ada'));
    act(() => ada.result.current.set({ shown: ['name', 'email'] }));
    act(() => ada.result.current.set({ widths: { name: 300 } }));
    expect(ada.result.current).toMatchObject({ shown: ['name', 'email'], widths: { name: 300 } });
    expect(JSON.parse(localStorage.getItem(COLUMNS_KEY) ?? '')).toEqual({
      version: 1,
      people: { ada: { 'users.user': { shown: ['name', 'email'], widths: { name: 300 } } } },
    });
    expect(COLUMNS_KEY).toBe('tableConfig');
    const other = renderHook(() => useColumnChoice('assets.asset'), person('ada'));
    expect(other.result.current.shown).toBeUndefined();
    const bob = renderHook(() => useColumnChoice('users.user'), person('bob'));
    expect(bob.result.current.shown).toBeUndefined();
  });

  it('reaches every table that shows it, and is forgotten by a reset', () => {
    const one = renderHook(() => useColumnChoice('users.user'), person('ada'));
    const other = renderHook(() => useColumnChoice('users.user'), person('ada'));
    act(() => one.result.current.set({ order: ['email', 'name'] }));
    expect(other.result.current.order).toEqual(['email', 'name']);
    act(() => other.result.current.reset());
    expect(one.result.current.order).toBeUndefined();
  });
});

describe('the state of a list', () => {
  const list = { columns: [], shown: [], fixed: [], filters: ['kind'] };
  it.each([true, false])('adds a change to those that are not drawn yet (page: %s)', (page) => {
    const paging = { sizes: [15], page };
    const { result } = renderHook(() => useListState(list, [], paging), person('ada'));
    act(() => {
      result.current.change({ search: 'web' });
      result.current.change({ filters: { kind: 'arm' } });
      expect(result.current.latest()).toMatchObject({ search: 'web', filters: { kind: 'arm' } });
    });
    expect(result.current.state).toMatchObject({ search: 'web', filters: { kind: 'arm' } });
  });
});

describe('the page size', () => {
  const list = { columns: [], shown: [], fixed: [], filters: [] };
  const paging = { sizes: [15, 30, 50, 100], page: true };
  const listOf = (who: string) =>
    renderHook(() => useListState(list, [], paging), person(who)).result;

  it('is remembered for the person who chose it', () => {
    const ada = listOf('ada');
    act(() => ada.current.change({ size: 50 }));
    expect(ada.current.state.size).toBe(50);
    expect(listOf('ada').current.state.size).toBe(50);
    expect(listOf('bob').current.state.size).toBe(15);
  });

  it.each(['{', '5', '{"version":1,"people":{"ada":7}}', '{"version":9}'])(
    'is the first on offer when %s is stored',
    (text) => {
      localStorage.setItem('pageSize', text);
      expect(listOf('ada').current.state.size).toBe(15);
    },
  );
});

describe('the height of rows', () => {
  it('fits the window until another is chosen, for the whole console', () => {
    const one = renderHook(() => useDensity(), person('ada'));
    const other = renderHook(() => useDensity(), person('ada'));
    expect(one.result.current[0]).toBe('fit');
    act(() => one.result.current[1]('compact'));
    expect(other.result.current[0]).toBe('compact');
  });
});
