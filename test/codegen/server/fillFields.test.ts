import { omit } from 'es-toolkit/object';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { faults, sources, TABLE } from './withTable.ts';

function fieldsOf(resource: string, more?: Readonly<Record<string, string>>) {
  const all = sources(resource, more);
  // Texts are of no interest here.
  const { model } = compile(all, []);
  const token = model?.resources.get('users.token');
  const known = new Map(token?.definition.fields?.map((field) => [field.name, field]));
  return { known, served: token?.served?.map(({ name }) => name), server: token?.server };
}

const facts = (field: Partial<FieldModel> = {}) => omit(field, ['label', 'name']);

describe('the fields of a resource that the table of the server has', () => {
  it('are those that its pages, filters and orders name, with their readable values', () => {
    const { known, served } = fieldsOf(
      'list: { columns: [kind, uses_amount, is_used], delete: false }',
    );
    expect([...known.keys()]).toEqual([
      'id',
      'name',
      'kind',
      'kind_display',
      'uses_amount',
      'is_used',
    ]);
    expect(facts(known.get('name'))).toEqual({ type: 'string', required: true, maxLength: 32 });
    expect(facts(known.get('kind'))).toMatchObject({
      type: 'choice',
      default: 'short',
      display: 'kind_display',
      choices: [{ value: 'short' }, { value: 'long' }],
    });
    expect([known.get('uses_amount')?.type, known.get('is_used')?.type]).toEqual([
      'integer',
      'boolean',
    ]);
    expect(served).toContain('unseen');
  });

  it('are what is written of them, where that is other or more', () => {
    const { known } = fieldsOf(`
fields:
  owner:   { to: users.user }
  readers: { to: users.user }
  secret:  { type: text }
  kind:    { readOnly: true }
  place:   {}
  mine:    { type: string, only: form }
list: { columns: [name], delete: false }
`);
    expect(known.get('owner')).toMatchObject({ type: 'reference', to: 'users.user' });
    expect(known.get('readers')).toMatchObject({ type: 'references', to: 'users.user' });
    expect(facts(known.get('secret'))).toEqual({ type: 'text', writeOnly: true });
    expect(facts(known.get('kind'))).not.toHaveProperty('default');
    expect(known.get('place')?.fields).toMatchObject([{ name: 'room', maxLength: 8 }]);
    expect([...known.keys()].at(-1)).toBe('mine');
  });

  it('are taken over by one that is like it, which names what the other does not have', () => {
    const heir = `
resource: users.oldtoken
like: users.token
name: OldToken
list: { columns: [name, unseen], delete: false }
`;
    const more = { 'manifest/resources/users/oldtoken.yaml': heir };
    const { model } = compile(
      sources('fields: { name: { unique: true } }\nlist: { columns: [name], delete: false }', more),
      [],
    );
    const fields = model?.resources.get('users.oldtoken')?.definition.fields;
    expect(fields?.map(({ name, unique }) => [name, unique])).toEqual([
      ['id', undefined],
      ['name', true],
      ['unseen', undefined],
    ]);
  });

  it('are a mistake where neither the table nor the manifest has them', () => {
    expect(faults('list: { columns: [name, nmae], delete: false }')).toEqual([
      expect.stringMatching(/^unknown-field manifest\/resources\/users\/token.yaml:6 .*'nmae'/),
    ]);
    expect(
      faults('fields: { mine: { help: true } }\nlist: { columns: [name], delete: false }'),
    ).toEqual([
      expect.stringMatching(/^missing-key manifest\/resources\/users\/token.yaml:6 .*type/),
    ]);
  });

  it('are found wrong where the manifest first names them', () => {
    expect(faults('list:\n  columns: [name, secret]\n  delete: false')).toEqual([
      expect.stringMatching(/^unfit-field manifest\/resources\/users\/token.yaml:7 /),
    ]);
  });
});

describe('a table of the server', () => {
  it('has permissions and addresses, beside those of the files for others', () => {
    const { model } = compile(sources('list: { columns: [name], delete: false }'), []);
    const token = model?.permissions.filter(({ model: of }) => of === 'token');
    expect(token?.map(({ name, scope }) => [name, scope])).toEqual([
      ['users.view_token', 'organization'],
      ['users.add_token', 'system'],
    ]);
    expect(model?.permissions.map(({ name }) => name)).toContain('users.view_user');
    const addresses = model?.api.map(({ address }) => address) ?? [];
    expect(addresses).toEqual(addresses.toSorted());
    expect(addresses).toEqual(expect.arrayContaining(['users/tokens/:id', 'users/users']));
  });

  it('is checked like every manifest', () => {
    const table = { 'manifest/servers/v1/users.yaml': `${TABLE}  users/others: [FETCH]\n` };
    expect(faults('list: { columns: [name], delete: false }', table)).toContainEqual(
      expect.stringMatching(/^wrong-value manifest\/servers\/v1\/users.yaml/),
    );
  });
});
