import { describe, expect, it } from 'vitest';
import {
  filterEntries,
  selectorEntries,
  startIndex,
  type SelectorSources,
} from '../../../../src/shell/organizations/entries.ts';
import { DEFAULT, LAB, ROOT, gatesOf } from '../../app/fixtures.ts';

const ADD = 'orgs.add_organization';
const VIEW = 'orgs.view_organization';

const holding = (...permissions: readonly string[]) => gatesOf(permissions, { licenceValid: true });
function entries(given: Partial<SelectorSources> = {}) {
  return selectorEntries({
    view: 'console',
    context: holding(ADD, VIEW),
    organizations: [ROOT, DEFAULT, LAB],
    current: DEFAULT.id,
    openAddress: (route) => `/${route}`,
    text: String,
    ...given,
  });
}
const titles = (...given: Parameters<typeof entries>) =>
  entries(...given).map(({ title }) => title);
const ORGANIZATIONS = ['Global', 'Default', 'Lab'];

describe('what the organization selector offers (spec 1, section 2.4)', () => {
  it('is the actions first, then all organizations of the view', () => {
    expect(titles()).toEqual(['organizations.create', 'organizations.list', ...ORGANIZATIONS]);
  });

  it.each(['audit', 'workbench', 'tickets', 'settings'])('has no actions in %s', (view) => {
    expect(titles({ view })).toEqual(ORGANIZATIONS);
  });

  it.each([
    ['nobody', [], 0],
    ['one who may add', [ADD], 2],
    ['one who may view', [VIEW], 2],
  ])(
    'has the actions only for those who may add or view organizations: %s',
    (_who, held, count) => {
      const actions = entries({ context: holding(...held) }).filter(
        ({ kind }) => kind === 'action',
      );
      expect(actions).toHaveLength(count);
    },
  );

  it('closes the action whose page is closed', () => {
    const [create, list] = entries({
      openAddress: (route) => (route === 'OrganizationList' ? '/settings/orgs' : undefined),
    });
    expect(create).toMatchObject({ id: 'create', to: undefined });
    expect(list).toMatchObject({ id: 'list', to: '/settings/orgs' });
  });

  it('marks the one in force, where the keyboard begins', () => {
    const all = entries();
    expect(all.filter((entry) => entry.kind === 'organization' && entry.current)).toMatchObject([
      { id: DEFAULT.id },
    ]);
    expect(startIndex(all)).toBe(3);
  });
});

describe('the filter', () => {
  it('finds parts of names, whatever their case and width', () => {
    const found = (typed: string) => filterEntries(entries(), typed).map(({ title }) => title);
    expect(found('  LA')).toEqual(['Lab']);
    expect(found('ｄｅｆ')).toEqual(['Default']);
    expect(found('zzz')).toEqual([]);
    expect(found('')).toHaveLength(5);
  });

  it('puts the keyboard on the first organization it finds, before an action', () => {
    expect(startIndex(filterEntries(entries({ current: 'other' }), 'l'))).toBe(1);
    expect(startIndex([])).toBe(0);
  });
});
