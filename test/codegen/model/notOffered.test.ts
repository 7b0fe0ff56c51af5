import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { compile } from '../../../codegen/compile/compile.ts';
import { offersOf } from '../../../codegen/model/offers.ts';
import { baseFiles, sourcesOf } from '../front/goldenProject.ts';

const APP = 'manifest/app.yaml';
const USER = 'manifest/resources/users/user.yaml';

/** The users of a project whose server is like this. */
function users(server?: object) {
  const files = new Map(baseFiles());
  if (server) files.set(APP, `${files.get(APP) ?? ''}\n${stringify({ server })}`);
  files.set(
    USER,
    `${files.get(USER) ?? ''}\nfind: true\n`.replace('list:', 'list:\n  order: name'),
  );
  const { model, diagnostics } = compile(sourcesOf(files));
  expect(diagnostics).toEqual([]);
  const user = model?.resources.get('users.user');
  const offers = user ? offersOf(user.definition).map(({ key }) => key) : [];
  return { sizes: model?.app.pageSizes, user, list: user?.definition.list, offers };
}

describe('what a server cannot do is not offered', () => {
  it('and everything is, where it can', () => {
    const { list, user, offers } = users();
    expect(list?.columns.filter(({ sortable }) => sortable).map(({ field }) => field)).toEqual([
      'name',
      'date_joined',
    ]);
    expect(list?.order).toEqual({ field: 'name', descending: false });
    expect(list).not.toHaveProperty('search');
    expect(user?.find?.order).toEqual({ field: 'name', descending: false });
    expect(offers).toEqual(
      expect.arrayContaining(['import', 'import-update', 'export', 'delete-selected']),
    );
  });

  it('without an order no column is sorted by, and no list says that it is', () => {
    const { list, user } = users({ list: { order: 'none' } });
    expect(list?.columns.filter(({ sortable }) => sortable)).toEqual([]);
    expect(list).not.toHaveProperty('order');
    expect(user?.find).not.toHaveProperty('order');
  });

  it('without a search there are filters alone, and the palette finds no records', () => {
    const { list, user } = users({ list: { search: 'none' } });
    expect(list).toMatchObject({ search: false, filters: expect.arrayContaining(['username']) });
    expect(user).not.toHaveProperty('find');
  });

  it('without files there is no import, the browser exports, and rows are deleted one by one', () => {
    const { offers } = users({ preset: 'django-rest' });
    expect(offers).not.toContain('import');
    expect(offers).not.toContain('import-update');
    expect(offers).toEqual(expect.arrayContaining(['export', 'delete-selected']));
  });

  it('pages with numbers are no larger than one call gives', () => {
    const page = { page: 'page', most: 40 };
    expect(users({ list: page }).sizes).toEqual([15, 30]);
    expect(users({ list: { ...page, most: 10 } }).sizes).toEqual([10]);
    // Others are filled by further calls.
    expect(users({ list: { most: 40 } }).sizes).toEqual([15, 30, 50, 100]);
  });
});
