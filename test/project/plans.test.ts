import { describe, expect, it } from 'vitest';
import type { FormFieldModel } from '../../codegen/model/forms.ts';
import { englishOf, fieldsOf, projectModel } from '../projectModel.ts';

const model = projectModel();
const PLANS = ['xpack.changeauthplan', 'xpack.applicationchangeauthplan'];

function definitionOf(resource: string) {
  const definition = model.resources.get(resource)?.definition;
  if (!definition) throw new Error(`There is no ${resource}.`);
  return definition;
}

function inForm(resource: string, name: string): FormFieldModel | undefined {
  const groups = definitionOf(resource).form?.groups ?? [];
  return groups.flatMap(({ fields }) => fields).find(({ field }) => field === name);
}

describe('what the enterprise edition has besides (spec 2, sections 1 and 3)', () => {
  it('the monitoring of components needs one, the page that imports a licence does not', () => {
    const tabs = model.routes.flatMap((route) => route.tabs ?? []) ?? [];
    const monitor = tabs.find(({ list }) => list?.resource === 'terminal.componentload');
    expect(monitor?.gate?.licence).toBe(true);
    const licence = model.routes.find(({ name }) => name === 'License');
    expect([licence?.path, licence?.gate.licence]).toEqual(['/settings/license', undefined]);
  });

  it('a run of a cloud sync counts what is new, unsynced, synced and released', () => {
    const known = fieldsOf('xpack.syncinstancetaskexecution');
    const columns = definitionOf('xpack.syncinstancetaskexecution').list?.columns ?? [];
    const counts = columns.filter(({ field }) => field.startsWith('summary.'));
    expect(counts.map(({ field }) => englishOf(known.get(field)?.label))).toEqual([
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
    expect(englishOf(fieldsOf(resource).get('interval')?.label)).toMatch(/hours/);
  });
});

describe('system users (spec 2, section 5)', () => {
  it('say which of several people log in with', () => {
    const help = englishOf(fieldsOf('assets.systemuser').get('priority')?.help);
    expect(help).toMatch(/several accounts.*lower value.*log in/);
  });

  it('say what their passwords may not contain', () => {
    expect(englishOf(fieldsOf('assets.systemuser').get('password')?.help)).toContain('{{');
  });

  it('keep their AD domain once it is set', () => {
    expect(inForm('assets.systemuser', 'ad_domain')?.locked).toEqual({
      all: [{ mode: ['update'] }, { not: { field: 'ad_domain', in: ['', null] } }],
    });
  });
});
