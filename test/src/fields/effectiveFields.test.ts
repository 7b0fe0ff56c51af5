import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { FieldMetadata } from '../../../src/api/metadata.ts';
import { effectiveFields } from '../../../src/fields/effectiveFields.ts';
import { fieldOf } from '../app/fixtures.ts';

const served = (facts: Partial<FieldMetadata> = {}): FieldMetadata => ({
  type: 'string',
  required: false,
  read_only: false,
  write_only: false,
  ...facts,
});
const declared = (facts: Partial<FieldModel> = {}) =>
  fieldOf({ name: 'name', label: 'fields.name', ...facts });
const refined = (field: FieldModel, metadata: FieldMetadata) =>
  effectiveFields({ fields: [field] }, { [field.name]: metadata })[0];

describe('declared fields, refined by what the server accepts', () => {
  it('become required and read-only where the server says so', () => {
    expect(refined(declared(), served({ required: true, read_only: true }))).toMatchObject({
      required: true,
      readOnly: true,
    });
  });

  it('stay required where only the manifest says so', () => {
    expect(refined(declared({ required: true }), served())?.required).toBe(true);
  });

  it('take the length and the default of the server', () => {
    const field = declared({ maxLength: 128, default: 'a' });
    expect(refined(field, served({ max_length: 64, default: 'b' }))).toMatchObject({
      maxLength: 64,
      default: 'b',
    });
  });

  it('keep the tighter of two bounds', () => {
    const port = declared({ name: 'port', type: 'integer', min: 1, max: 65_535 });
    const metadata = served({ type: 'integer', min_value: -2_147_483_648, max_value: 100 });
    expect(refined(port, metadata)).toMatchObject({ min: 1, max: 100 });
  });

  it('offer the choices of the server, in the words of the manifest where it knows them', () => {
    const action = declared({
      name: 'action',
      type: 'choice',
      choices: [
        { value: 'reject', label: 'choices.action.reject' },
        { value: 'confirm', label: 'choices.action.confirm' },
      ],
    });
    const metadata = served({
      type: 'choice',
      choices: [
        { value: 'allow', display_name: 'Allow' },
        { value: 'reject', display_name: 'Reject' },
      ],
    });
    expect(refined(action, metadata)?.choices).toEqual([
      { value: 'allow', label: { literal: 'Allow' } },
      { value: 'reject', label: 'choices.action.reject' },
    ]);
  });

  it('keep their label, type and widget: the manifest says what is shown', () => {
    const field = declared({ name: 'protocols', type: 'list', widget: 'protocols' });
    expect(refined(field, served({ type: 'list', label: 'Protocols' }))).toMatchObject({
      label: 'fields.name',
      widget: 'protocols',
    });
  });

  it('drop away when the server leaves them out, except those of the form alone', () => {
    const fields = [
      declared({ name: 'system_roles', type: 'references' }),
      declared({ name: 'update_password', type: 'boolean', pageOnly: true }),
    ];
    expect(effectiveFields({ fields }, {}).map(({ name }) => name)).toEqual(['update_password']);
  });

  it('are the whole set: a field only the server names is not shown', () => {
    const fields = effectiveFields({ fields: [declared()] }, { name: served(), other: served() });
    expect(fields).toHaveLength(1);
  });

  it('refine the parts of a nested object, too', () => {
    const rules = declared({
      name: 'rules',
      type: 'object',
      fields: [declared({ name: 'ip_group', type: 'list' })],
    });
    const metadata = served({
      type: 'nested object',
      children: { ip_group: served({ type: 'list', required: true, default: ['*'] }) },
    });
    expect(refined(rules, metadata)?.fields).toMatchObject([{ required: true, default: ['*'] }]);
  });

  it('go by the manifest alone when the metadata could not be loaded', () => {
    const fields = [declared()];
    expect(effectiveFields({ fields }, undefined)).toBe(fields);
  });
});

describe('fields made from metadata alone', () => {
  const made = (name: string, facts: Partial<FieldMetadata>) =>
    effectiveFields({}, { [name]: served(facts) })[0];

  it.each([
    ['email', { max_length: 128 }, 'email'],
    ['password', { write_only: true }, 'secret'],
    ['comment', { max_length: 128 }, 'text'],
    ['token', { write_only: true, max_length: 128 }, 'secret'],
    ['content', {}, 'text'],
    ['hostname', { max_length: 128 }, 'string'],
    ['id', {}, 'id'],
    ['rules', { type: 'nested object' }, 'json'],
    ['types', { type: 'multiple choice' }, 'choices'],
    ['ratio', { type: 'float' }, 'float'],
    ['price', { type: 'decimal' }, 'decimal'],
  ] as const)('%s %j is of type %s', (name, facts, type) => {
    expect(made(name, facts)?.type).toBe(type);
  });

  it('carry the words of the server', () => {
    expect(made('name', { label: 'Name', help_text: 'Any.', max_length: 9 })).toMatchObject({
      label: { literal: 'Name' },
      help: { literal: 'Any.' },
    });
  });

  it('find the field that holds the readable value', () => {
    const fields = effectiveFields({}, { action: served(), action_display: served() });
    expect(fields[0]).toMatchObject({ name: 'action', display: 'action_display' });
  });

  it('have no files: those cannot be typed into a form', () => {
    expect(made('logo', { type: 'image upload' })).toBeUndefined();
  });

  it('are encrypted by the default names', () => {
    expect(made('private_key', { write_only: true })?.encrypted).toBe(true);
    expect(made('passphrase', { write_only: true })?.encrypted).toBeUndefined();
  });

  it('are none when there is no metadata either', () => {
    expect(effectiveFields({}, undefined)).toEqual([]);
  });
});
