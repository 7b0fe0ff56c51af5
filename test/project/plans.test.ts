import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../codegen/model/fields.ts';
import type { FormFieldModel } from '../../codegen/model/forms.ts';
import { projectModel } from '../projectModel.ts';

const model = projectModel();
const PLANS = ['xpack.changeauthplan', 'xpack.applicationchangeauthplan'];

function definitionOf(resource: string) {
  const definition = model.resources.get(resource)?.definition;
  if (!definition) throw new Error(`There is no ${resource}.`);
  return definition;
}

/** Fields by path, including those inside objects. */
function fieldsOf(resource: string): ReadonlyMap<string, FieldModel> {
  const below = (
    fields: readonly FieldModel[],
    path: string,
  ): readonly (readonly [string, FieldModel])[] =>
    fields.flatMap((field) => [
      [path + field.name, field] as const,
      ...below(field.fields ?? [], `${path}${field.name}.`),
    ]);
  return new Map(below(definitionOf(resource).fields ?? [], ''));
}

function inForm(resource: string, name: string): FormFieldModel | undefined {
  const groups = definitionOf(resource).form?.groups ?? [];
  return groups.flatMap(({ fields }) => fields).find(({ field }) => field === name);
}

/** An English label or help text. */
function english(key: unknown): string {
  return model.catalogues['en']?.[String(key)] ?? '';
}

describe('what the enterprise edition has besides (spec 2, sections 1 and 3)', () => {
  it.each([
    ['change-auth plans', 'AssetChangeAuthPlanList'],
    ['account backup', 'AccountBackupPlanIndex'],
    ['cloud sync', 'CloudCenter'],
    ['gathered users', 'GatherUserListIndex'],
    ['organizations', 'OrganizationList'],
    ['branding', 'Interface'],
  ])('%s needs a licence', (_, name) => {
    expect(model.routes.find((route) => route.name === name)?.gate.licence).toBe(true);
  });

  it('the monitoring of components needs one, the page that imports a licence does not', () => {
    const tabs = model.routes.flatMap((route) => route.tabs ?? []) ?? [];
    const monitor = tabs.find(({ list }) => list?.resource === 'terminal.componentload');
    expect(monitor?.gate?.licence).toBe(true);
    const licence = model.routes.find(({ name }) => name === 'License');
    expect([licence?.path, licence?.gate.licence]).toEqual(['/settings/license', undefined]);
  });

  it.each([
    [
      'xpack.changeauthplan',
      `name password_rules.length password_rules.symbol_set password_strategy ssh_key_strategy crontab interval recipients
       assets nodes`,
    ],
    [
      'xpack.applicationchangeauthplan',
      'name password_rules.length password_rules.symbol_set password_strategy apps system_users',
    ],
    ['assets.accountbackupplan', 'name types recipients crontab interval'],
    ['xpack.account', 'name provider'],
    [
      'xpack.syncinstancetask',
      'account hostname_strategy is_always_update regions is_periodic crontab interval',
    ],
    ['xpack.gatherusertask', 'name nodes is_periodic crontab interval'],
  ])('%s has the fields named', (resource, fields) => {
    const known = fieldsOf(resource);
    expect(fields.split(/\s+/).filter((field) => !known.has(field))).toEqual([]);
  });

  it('a run of a cloud sync counts what is new, unsynced, synced and released', () => {
    const known = fieldsOf('xpack.syncinstancetaskexecution');
    const columns = definitionOf('xpack.syncinstancetaskexecution').list?.columns ?? [];
    const counts = columns.filter(({ field }) => field.startsWith('summary.'));
    expect(counts.map(({ field }) => english(known.get(field)?.label))).toEqual([
      'New',
      'Not synced',
      'Synced',
      'Released',
    ]);
  });
});

describe('change-auth plans (spec 2, sections 5 and 9)', () => {
  it.each(PLANS)('%s take no length and no interval below 1', (resource) => {
    const known = fieldsOf(resource);
    expect(known.get('password_rules.length')?.min).toBe(1);
    expect(known.get('interval')?.min).toBe(1);
  });

  it.each(PLANS)('the interval of %s is in hours', (resource) => {
    expect(english(fieldsOf(resource).get('interval')?.label)).toMatch(/hours/);
  });
});

describe('system users (spec 2, section 5)', () => {
  it('say which of several people log in with', () => {
    const help = english(fieldsOf('assets.systemuser').get('priority')?.help);
    expect(help).toMatch(/several accounts.*lower value.*log in/);
  });

  it('say what their passwords may not contain', () => {
    expect(english(fieldsOf('assets.systemuser').get('password')?.help)).toContain('{{');
  });

  it('keep their AD domain once it is set', () => {
    expect(inForm('assets.systemuser', 'ad_domain')?.locked).toEqual({
      all: [{ mode: ['update'] }, { not: { field: 'ad_domain', in: ['', null] } }],
    });
  });
});

describe('receivers of alerts (spec 2, section 5)', () => {
  it('stand in one line, with commas between them', () => {
    const field = fieldsOf('settings.security').get('SECURITY_INSECURE_COMMAND_EMAIL_RECEIVER');
    expect(field?.type).toBe('string');
    expect(english(field?.help)).toMatch(/commas/);
  });
});
