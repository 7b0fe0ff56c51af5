import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { GateContext } from '../../../../codegen/model/gates.ts';
import type { FormFieldModel } from '../../../../codegen/model/forms.ts';
import user from '../../../../generated/resources/users/user.ts';
import {
  entryState,
  openGroups,
  startsCollapsed,
  watchedFields,
  type FormSituation,
} from '../../../../src/pages/form/formState.ts';
import { valuesToSend } from '../../../../src/pages/form/submission.ts';
import { shownPaths } from '../../../../src/pages/form/shownPaths.ts';
import { fieldOf, formOf, gatesOf } from '../../app/fixtures.ts';

const gates = (permissions: readonly string[], facts: Partial<GateContext> = {}) =>
  gatesOf(permissions, { licenceValid: true, ...facts });
const everything = gates(['rbac.add_systemrolebinding', 'rbac.add_orgrolebinding']);
const situation = (mode: FormSituation['mode'], query = {}): FormSituation => ({
  mode,
  query,
  self: false,
});
const line = (name: string, facts: Partial<FieldModel> = {}) => fieldOf({ name, ...facts });
const state = (
  place: FormFieldModel,
  field: FieldModel,
  mode: FormSituation['mode'],
  values = {},
  query = {},
) => entryState({ place, field }, values, situation(mode, query));

describe('the fields of a form', () => {
  it('are those behind open gates; a field behind a closed one is no part of it', () => {
    const names = (context: GateContext) =>
      openGroups(user.form, user.fields, context).flatMap((group) =>
        group.entries.map((entry) => entry.field.name),
      );
    expect(names(everything)).toEqual(expect.arrayContaining(['system_roles', 'org_roles']));
    expect(names(gates([]))).not.toContain('system_roles');
    expect(names(gates(['rbac.add_orgrolebinding'], { licenceValid: false }))).not.toContain(
      'org_roles',
    );
    expect(names(gates([], { organizationIsRoot: true }))).not.toContain('groups');
  });

  it('leave out what is read-only and what the server does not take', () => {
    const form = formOf([{ field: 'a' }, { field: 'b' }, { field: 'gone' }]);
    const groups = openGroups(form, [line('a', { readOnly: true }), line('b')], everything);
    expect(groups[0]?.entries.map((entry) => entry.field.name)).toEqual(['b']);
  });

  it('a group without fields falls away', () => {
    expect(openGroups(formOf([{ field: 'gone' }]), [], everything)).toEqual([]);
  });
});

describe('how a field stands', () => {
  it('is shown, required and locked by conditions about the values', () => {
    const place: FormFieldModel = {
      field: 'password',
      when: { field: 'strategy', in: ['custom'] },
      required: { mode: ['create'] },
      locked: { field: 'source', in: ['ldap'] },
    };
    const custom = { strategy: 'custom', source: 'ldap' };
    expect(state(place, line('password'), 'create', custom)).toEqual({
      shown: true,
      required: true,
      locked: true,
    });
    expect(state(place, line('password'), 'update', { strategy: 'email' })).toEqual({
      shown: false,
      required: false,
      locked: false,
    });
  });

  it('is locked in one’s own record when people cannot change it about themselves', () => {
    const entry = {
      place: { field: 'is_active' },
      field: line('is_active', { selfReadOnly: true }),
    };
    const own = { ...situation('update'), self: true };
    expect(entryState(entry, {}, own)).toMatchObject({
      locked: true,
      reason: 'pages.form.selfReadOnly',
    });
    expect(entryState(entry, {}, situation('update'))).not.toHaveProperty('reason');
    const group = { key: 'basic', label: 'x', entries: [entry] };
    expect(valuesToSend([group], { is_active: true }, own, {})).toEqual({});
    expect(valuesToSend([group], { is_active: true }, situation('update'), {})).toEqual({
      is_active: true,
    });
  });

  it('is locked when the address has preset it', () => {
    const place: FormFieldModel = { field: 'domain', locked: { query: 'domain' } };
    expect(state(place, line('domain'), 'create', {}, { domain: '1' }).locked).toBe(true);
    expect(state(place, line('domain'), 'create').locked).toBe(false);
  });

  it('is locked by its own value as it came, not by what is being typed', () => {
    const place: FormFieldModel = {
      field: 'domain',
      locked: { not: { field: 'domain', in: ['', null] } },
    };
    const entry = { place, field: line('domain') };
    const changed = (came: string | null) => ({ ...situation('update'), record: { domain: came } });
    expect(entryState(entry, { domain: 'harbour' }, changed('harbour')).locked).toBe(true);
    expect(entryState(entry, { domain: '' }, changed('harbour')).locked).toBe(true);
    expect(entryState(entry, { domain: 'harb' }, changed(null)).locked).toBe(false);
    expect(entryState(entry, { domain: 'harb' }, situation('create')).locked).toBe(false);
  });

  it('a secret that the server keeps is not required again on update', () => {
    const secret = line('password', { type: 'secret', required: true });
    expect(state({ field: 'password' }, secret, 'create').required).toBe(true);
    expect(state({ field: 'password' }, secret, 'update').required).toBe(false);
  });

  it('a secret starts closed on update, unless a switch of the form opens it', () => {
    const groups = openGroups(user.form, user.fields, everything);
    const entries = groups.flatMap((group) => group.entries);
    const password = entries.find((entry) => entry.field.name === 'password');
    const plain = { place: { field: 'token' }, field: line('token', { type: 'secret' }) };
    expect(password && startsCollapsed(password, 'update', groups)).toBe(false);
    expect(startsCollapsed(plain, 'update', groups)).toBe(true);
    expect(startsCollapsed(plain, 'create', groups)).toBe(false);
  });

  it('watches exactly the fields its conditions read', () => {
    const groups = openGroups(user.form, user.fields, everything);
    const watched = watchedFields(groups.flatMap((group) => group.entries));
    expect(watched.toSorted()).toEqual([
      'password_strategy',
      'set_public_key',
      'source',
      'update_password',
    ]);
  });
});

describe('the paths that can be seen', () => {
  it('name nested inputs with dots, in the order of the form', () => {
    const rules = line('rules', {
      type: 'object',
      fields: [line('ip_group'), line('note', { readOnly: true })],
    });
    const groups = openGroups(
      formOf([{ field: 'name' }, { field: 'rules' }]),
      [line('name'), rules],
      everything,
    );
    expect(shownPaths(groups, {}, situation('create'))).toEqual(['name', 'rules.ip_group']);
  });
});
