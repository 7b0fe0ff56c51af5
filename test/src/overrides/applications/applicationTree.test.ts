import { describe, expect, it } from 'vitest';
import { readPlaces } from '../../../../src/overrides/applications/applicationTree.ts';

const entry = (id: string, pId: string, type: string, value?: string) => ({
  id,
  pId,
  name: id,
  isParent: type !== 'application',
  meta: { type, data: { value } },
});

describe('the tree of applications (contract: accounts, section 2)', () => {
  const places = readPlaces(
    [
      entry('root', '', 'applications_root'),
      entry('category=db', 'root', 'category', 'db'),
      entry('category=db&type=mysql', 'category=db', 'type', 'mysql'),
      entry('a1', 'category=db&type=mysql', 'application'),
    ],
    'app',
  );

  it('narrows by category, by type within it, and to one application', () => {
    expect(places.map(({ where }) => where)).toEqual([
      {},
      { category: 'db' },
      { category: 'db', type: 'mysql' },
      { app: 'a1' },
    ]);
  });

  it('is open at its top alone', () => {
    expect(places.filter(({ entry: { open } }) => open).map(({ entry: { key } }) => key)).toEqual([
      'root',
    ]);
  });

  it('is empty for an answer that is no list', () => {
    expect(readPlaces({ detail: 'no' }, 'app')).toEqual([]);
  });
});
