import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FormFieldModel } from '../../../../codegen/model/forms.ts';
import user from '../../../../generated/resources/users/user.ts';
import { openGroups, type FormGroup } from '../../../../src/pages/form/formState.ts';
import { valuesToSend } from '../../../../src/pages/form/submission.ts';
import { fieldOf, gatesOf } from '../../app/fixtures.ts';

const users = openGroups(user.form, user.fields, gatesOf(['rbac.add_systemrolebinding']));
const filled = {
  name: 'Alice',
  username: 'alice',
  email: 'alice@example.com',
  groups: [],
  password_strategy: 'email',
  update_password: false,
  password: 'Secret-1',
  need_update_password: false,
  set_public_key: false,
  public_key: 'ssh-ed25519 AAAA',
  mfa_level: 0,
  source: 'local',
  system_roles: ['1'],
  date_expired: '2096-11-03T15:07:22Z',
  phone: '',
  wechat: '',
  comment: '',
};
const sendUser = (mode: 'create' | 'update' | 'clone', values: object) =>
  Object.keys(valuesToSend(users, { ...filled, ...values }, { mode, self: false, query: {} }, {}));

describe('what the users form sends', () => {
  const passwordFields = ['password_strategy', 'password', 'need_update_password', 'public_key'];
  const sent = (mode: 'create' | 'update' | 'clone', values: object) =>
    passwordFields.filter((name) => sendUser(mode, values).includes(name));

  it.each([
    ['create', { password_strategy: 'email' }, ['password_strategy']],
    [
      'create',
      { password_strategy: 'custom' },
      ['password_strategy', 'password', 'need_update_password'],
    ],
    ['create', { source: 'ldap', password_strategy: 'custom' }, []],
    [
      'clone',
      { password_strategy: 'custom' },
      ['password_strategy', 'password', 'need_update_password'],
    ],
    ['update', {}, []],
    ['update', { update_password: true }, ['password', 'need_update_password']],
    ['update', { update_password: true, source: 'ldap' }, []],
    ['update', { set_public_key: true }, ['public_key']],
  ] as const)('on %s with %j: %j', (mode, values, expected) => {
    expect(sent(mode, values)).toEqual(expected);
  });

  it('never holds what lives in the form alone', () => {
    const names = sendUser('update', { update_password: true, set_public_key: true });
    expect(names).not.toContain('update_password');
    expect(names).not.toContain('set_public_key');
  });

  it('leaves an empty password out: it means unchanged', () => {
    expect(sendUser('update', { update_password: true, password: '' })).not.toContain('password');
  });
});

describe('what a form sends', () => {
  const group = (place: FormFieldModel, field: FieldModel): FormGroup => ({
    key: 'basic',
    label: 'groups.basic',
    entries: [{ place, field }],
  });
  const send = (
    field: Partial<FieldModel>,
    value: unknown,
    place: Partial<FormFieldModel> = {},
    scope = {},
    record = {},
  ) => {
    const model: FieldModel = { name: 'field', type: 'string', label: 'field', ...field };
    const groups = [group({ field: 'field', ...place }, model)];
    return valuesToSend(
      groups,
      { field: value },
      { mode: 'update', self: false, query: {} },
      scope,
      record,
    );
  };

  it('trims text, but never a secret', () => {
    expect(send({}, '  a ')).toEqual({ field: 'a' });
    expect(send({ type: 'secret' }, ' a ')).toEqual({ field: ' a ' });
  });

  it('sends nothing for an emptied number, date or reference: null', () => {
    for (const type of ['integer', 'datetime', 'reference'] as const) {
      expect(send({ type }, '')).toEqual({ field: null });
    }
  });

  it('leaves out what was nothing and is still empty; sends what somebody emptied as empty', () => {
    const before = { field: null };
    for (const type of ['string', 'text', 'integer', 'datetime', 'choice', 'reference'] as const) {
      expect(send({ type }, '', {}, {}, before)).toEqual({});
    }
    expect(send({}, 'a', {}, {}, before)).toEqual({ field: 'a' });
    expect(send({}, '', {}, {}, { field: 'a' })).toEqual({ field: '' });
    expect(send({ type: 'integer' }, '', {}, {}, { field: 3 })).toEqual({ field: null });
  });

  it('keeps a part of an object that was nothing', () => {
    const fields: FieldModel[] = [
      { name: 'host', type: 'string', label: 'host' },
      { name: 'path', type: 'string', label: 'path' },
      { name: 'key', type: 'secret', label: 'key' },
    ];
    const before = { field: { host: 'a', path: null } };
    const value = { host: 'b', path: '', key: '' };
    expect(send({ type: 'object', fields }, value, {}, {}, before)).toEqual({
      field: { host: 'b', path: null },
    });
  });

  it('sends no unknown choice and a chosen one as it is', () => {
    expect(send({ type: 'choice' }, '')).toEqual({});
    expect(send({ type: 'choice' }, 0)).toEqual({ field: 0 });
  });

  it('sends the value for the case that a field is hidden, when there is one', () => {
    const hidden = { when: { field: 'action', in: ['confirm'] } };
    expect(send({ type: 'references' }, ['1'], { ...hidden, otherwise: [] })).toEqual({
      field: [],
    });
    expect(send({ type: 'references' }, ['1'], hidden)).toEqual({});
  });

  it('fills references in that value', () => {
    const place = { when: { field: 'never', in: [true] }, otherwise: '$me.id' };
    expect(send({}, '', place, { me: { id: 'me' } })).toEqual({ field: 'me' });
  });

  it('decides conditions about fields the form does not have by the record', () => {
    const place = { when: { field: 'can_public_key_auth', in: [true] } };
    expect(send({}, 'a', place, {}, { can_public_key_auth: true })).toEqual({ field: 'a' });
  });

  it('sends a locked field', () => {
    expect(send({}, 'ssh', { locked: true })).toEqual({ field: 'ssh' });
  });

  it('sends JSON as structure', () => {
    expect(send({ type: 'json' }, '{"console": false}')).toEqual({ field: { console: false } });
    expect(send({ type: 'json' }, '')).toEqual({});
  });

  it('sends a nested object whole, without its empty secrets and read-only parts', () => {
    const fields: FieldModel[] = [
      { name: 'host', type: 'string', label: 'host' },
      { name: 'key', type: 'secret', label: 'key' },
      { name: 'port', type: 'integer', label: 'port' },
      { name: 'state', type: 'string', label: 'state', readOnly: true },
    ];
    const value = { host: ' a ', key: '', port: '', state: 'x' };
    expect(send({ type: 'object', fields }, value)).toEqual({ field: { host: 'a', port: null } });
  });

  it('leaves the values of the form as they are', () => {
    const value = Object.freeze({ a: ' b ' });
    const fields: FieldModel[] = [{ name: 'a', type: 'string', label: 'a' }];
    expect(send({ type: 'object', fields }, value)).toEqual({ field: { a: 'b' } });
    expect(value).toEqual({ a: ' b ' });
  });
});

describe('numbers that a server sends as texts', () => {
  const price = fieldOf({ name: 'price', type: 'decimal', label: 'Price' });
  const weight = fieldOf({ name: 'weight', type: 'float', label: 'Weight' });
  const groups: readonly FormGroup[] = [
    {
      key: 'all',
      label: 'all',
      entries: [price, weight].map((field) => ({ field, place: { field: field.name } })),
    },
  ];
  const sent = (values: object, record = {}) =>
    valuesToSend(groups, { ...values }, { mode: 'update', self: false, query: {} }, {}, record);

  it('go back as they came', () => {
    const record = { price: '9.00', weight: '1.50' };
    expect(sent(record, record)).toEqual(record);
  });

  it('go back as a text where they are decimals, as a number elsewhere', () => {
    const record = { price: '9.00', weight: '1.50' };
    expect(sent({ price: ' 10.50 ', weight: '2.50' }, record)).toEqual({
      price: '10.50',
      weight: 2.5,
    });
    expect(sent({ price: 10.5, weight: 2 }, record)).toEqual({ price: '10.5', weight: 2 });
    expect(sent({ price: '', weight: '' }, record)).toEqual({ price: null, weight: null });
  });
});

describe('what nobody touched in a new record', () => {
  const fields: readonly FieldModel[] = [
    fieldOf({ name: 'title', required: true }),
    fieldOf({ name: 'subtitle' }),
    fieldOf({ name: 'pages', type: 'integer' }),
    fieldOf({ name: 'sold', type: 'boolean' }),
    fieldOf({ name: 'authors', type: 'references' }),
    fieldOf({ name: 'printed', type: 'date' }),
    fieldOf({
      name: 'cover',
      type: 'object',
      fields: [
        fieldOf({ name: 'colour' }),
        fieldOf({ name: 'hard', type: 'boolean' }),
        fieldOf({ name: 'paper', required: true }),
      ],
    }),
  ];
  const empty = {
    title: '',
    subtitle: '',
    pages: '',
    sold: false,
    authors: [],
    printed: '',
    cover: { colour: '', hard: false },
  };
  const group = (facts: Partial<FieldModel> = {}, place: object = {}): readonly FormGroup[] => [
    {
      key: 'all',
      label: 'all',
      entries: fields.map((field) =>
        field.name === 'sold'
          ? { field: { ...field, ...facts }, place: { field: 'sold', ...place } }
          : { field, place: { field: field.name } },
      ),
    },
  ];
  const created = (values: object, begun: object = empty, groups = group()) =>
    valuesToSend(
      groups,
      { ...empty, ...values },
      { mode: 'create', self: false, query: {} },
      {},
      {},
      { ...begun },
    );

  it('is left out, so that the defaults of the server apply', () => {
    const cover = { colour: '', hard: false, paper: '' };
    expect(created({ title: 'Dune' })).toEqual({ title: 'Dune' });
    expect(created({ title: 'Dune', pages: 412, sold: true, cover })).toEqual({
      title: 'Dune',
      pages: 412,
      sold: true,
      cover: { paper: '' },
    });
  });

  it('is sent where it is required, was emptied, or has a default that the form shows', () => {
    expect(created({})).toEqual({ title: '' });
    const begun = { ...empty, pages: 1, sold: true, subtitle: 'Old', authors: ['1'] };
    expect(created({ title: 'Dune' }, begun)).toEqual({
      title: 'Dune',
      pages: null,
      sold: false,
      subtitle: '',
      authors: [],
    });
    for (const groups of [group({ default: false }), group({}, { default: false })]) {
      expect(created({ title: 'Dune' }, empty, groups)).toEqual({ title: 'Dune', sold: false });
    }
    expect(created({ title: 'Dune' }, empty, group({ required: true }))).toMatchObject({
      sold: false,
    });
  });

  it('is sent by a clone and by an update: the record has it so', () => {
    for (const mode of ['clone', 'update'] as const) {
      const sent = valuesToSend(group(), empty, { mode, self: false, query: {} }, {});
      expect(sent).toEqual({ ...empty, pages: null, printed: null });
    }
  });
});
