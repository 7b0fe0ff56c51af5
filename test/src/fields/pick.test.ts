import { describe, expect, it } from 'vitest';
import { pickWidget } from '../../../src/fields/pick.ts';
import { fieldOf } from '../app/fixtures.ts';

const choices = (count: number) =>
  Array.from({ length: count }, (_, value) => ({ value, label: { literal: String(value) } }));

describe('the widget of a field (spec 1, section 2.9)', () => {
  it.each([
    ['a field named email is an email input', { name: 'email', maxLength: 128 }, 'email'],
    ['a field of type email is an email input', { type: 'email' }, 'email'],
    ['password is a password input', { name: 'password', maxLength: 128 }, 'secret'],
    ['comment is a multi-line box', { name: 'comment', maxLength: 128 }, 'area'],
    ['a string without max length is an area', {}, 'area'],
    ['a string with max length is one line', { maxLength: 128 }, 'line'],
    ['a write-only string is a password input', { writeOnly: true, maxLength: 9 }, 'secret'],
    ['a boolean is a switch', { type: 'boolean' }, 'switch'],
    ['four choices are a radio group', { type: 'choice', choices: choices(4) }, 'radio'],
    ['five choices are a filterable select', { type: 'choice', choices: choices(5) }, 'select'],
    ['several of few choices are check boxes', { type: 'choices', choices: choices(3) }, 'checks'],
    ['a datetime is a datetime input', { type: 'datetime' }, 'datetime'],
    ['an object with fields stands inline', { type: 'object', fields: [] }, 'object'],
    ['an object without fields is edited as text', { type: 'object' }, 'json'],
    ['a reference without options is one line', { type: 'reference' }, 'line'],
    ['a named widget wins', { type: 'list', widget: 'protocols' }, 'protocols'],
  ] as const)('%s', (_name, facts, widget) => {
    expect(pickWidget(fieldOf(facts))).toBe(widget);
  });

  it('is a remote select where the manifest says where the options come from', () => {
    const options = { from: 'assets/domains', text: 'name', value: 'id' };
    expect(pickWidget(fieldOf({ type: 'reference', options }))).toBe('reference');
    expect(pickWidget(fieldOf({ type: 'references', options }))).toBe('references');
  });
});
