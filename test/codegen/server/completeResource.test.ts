import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { offersOf } from '../../../codegen/model/offers.ts';
import { faults, sources } from './withTable.ts';

const PATH = 'manifest/resources/users/token.yaml';

/** The definition of a resource that stands in place of the small one. */
function definitionOf(text: string, more: Readonly<Record<string, string>> = {}) {
  const { model } = compile(sources('', { [PATH]: text, ...more }), []);
  return model?.resources.get('users.token')?.definition;
}

const faultsOf = (text: string, more: Readonly<Record<string, string>> = {}) =>
  faults('', { [PATH]: text, ...more });

describe('what a resource leaves out', () => {
  it('is its address, the name of its routes, and the column that cannot be hidden', () => {
    const definition = definitionOf('resource: users.token\nlist: { columns: [kind, name] }\n');
    expect(definition).toMatchObject({
      api: 'users/tokens',
      name: 'Token',
      permission: 'users.token',
      record: { title: 'name' },
      list: { fixed: ['name'] },
    });
  });

  it('are the permissions of its address, where it has none of its own', () => {
    const text =
      'resource: users.oldtoken\nname: OldToken\napi: users/tokens\nlist: { columns: [name] }\n';
    const { model } = compile(sources('', { 'manifest/resources/users/oldtoken.yaml': text }), []);
    expect(model?.resources.get('users.oldtoken')?.definition.permission).toBe('users.token');
  });

  it('is not guessed without a table', () => {
    const text = 'resource: users.tokem\nlist: { columns: [name] }\n';
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^missing-key .* 'name'/)]);
  });

  it('is the query of a single record, which may stand in its address', () => {
    const definition = definitionOf(
      'resource: users.token\nname: Token\napi: users/tokens?kind=short\nform: [basic: [name, kind]]\n',
    );
    expect(definition).toMatchObject({ api: 'users/tokens', single: { kind: 'short' } });
  });
});

describe('what a list is without', () => {
  const offers = (without: string) => {
    const definition = definitionOf(
      `resource: users.token\nlist: { columns: [name]${without} }\nform: [basic: [name, kind]]\n`,
    );
    return definition ? offersOf(definition).map(({ key }) => key) : [];
  };

  it('is named one by one, or by a word for all', () => {
    const all = offers('');
    expect(all).toEqual(
      expect.arrayContaining(['create', 'update', 'clone', 'delete', 'import', 'export']),
    );
    expect(offers(', without: [create, export]')).toEqual(
      // A file would create, too.
      all.filter((key) => !['create', 'import', 'export'].includes(key)),
    );
    expect(offers(', without: changes')).toEqual(['export']);
    expect(offers(', without: everything')).toEqual([]);
  });

  it('is one of the things that a list offers', () => {
    const text = 'resource: users.token\nlist: { columns: [name], without: [creating] }\n';
    expect(faultsOf(text)).toContainEqual(expect.stringMatching(/^wrong-value .*'creating'/));
  });
});

describe('a twin', () => {
  const TWIN =
    'resource: users.othertoken\ntwin: users.token\nname: OtherToken\napi: users/others\n';
  const OTHER = `
resource: users.token
server: { search: [name], order: [name], filters: [name] }
list: { columns: [name, kind], cells: { kind: { good: [long] } } }
form: [basic: [name, kind]]
detail: { tabs: { summary: { card: [name] } } }
`;
  const FIELDS =
    'fields: { id: { type: id }, name: { type: string }, kind: { type: choice, choices: [long] } }\n';
  const twinOf = (text: string) => {
    const files = {
      [PATH]: OTHER,
      'manifest/resources/users/othertoken.yaml': TWIN + FIELDS + text,
    };
    const { model } = compile(sources('', files), []);
    return model?.resources.get('users.othertoken')?.definition;
  };

  it('has everything that the other has', () => {
    expect(twinOf('')).toMatchObject({
      id: 'users.othertoken',
      name: 'OtherToken',
      api: 'users/others',
      permission: 'users.othertoken',
      list: { columns: [{ field: 'name' }, { field: 'kind' }] },
      form: { groups: [{ key: 'basic' }] },
      detail: { tabs: [{ key: 'summary' }] },
    });
  });

  it('says what is otherwise: maps are put together, null takes away', () => {
    const definition = twinOf('list: { columns: [name], cells: { kind: null } }\ndetail: null\n');
    expect(definition?.list?.columns.map(({ field }) => field)).toEqual(['name']);
    expect(definition?.detail).toBeUndefined();
    expect(definition?.form).toBeDefined();
  });

  it('is told where the other is wrong, and not twice', () => {
    const files = {
      [PATH]: OTHER.replace('card: [name]', 'card: [nmae]'),
      'manifest/resources/users/othertoken.yaml': TWIN + FIELDS,
    };
    expect(faults('', files).filter((fault) => fault.includes('nmae'))).toHaveLength(1);
  });
});
