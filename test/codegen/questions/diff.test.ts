import { describe, expect, it } from 'vitest';
import { isBreaking } from '../../../codegen/questions/changeClasses.ts';
import { diffSides } from '../../../codegen/questions/diff.ts';
import { diffMarkdown, diffPretty } from '../../../codegen/questions/diffReport.ts';
import { rolesOfBoth } from '../../../codegen/questions/observed.ts';
import { changedSide, projectSide } from './projectSide.ts';

const DROPPED = [['manifest/views/console.yaml', ', needs: ops.view_taskmonitor', '']] as const;

function diff(before: ReturnType<typeof projectSide>, after: ReturnType<typeof projectSide>) {
  return diffSides(before, after, rolesOfBoth(before, after));
}

describe('a diff', () => {
  it('names everybody who gains by a dropped gate, and where the gate stood; read the other way round, who loses', () => {
    const after = changedSide(DROPPED);
    const changes = diff(projectSide(), after);
    expect(changes).toEqual([
      {
        class: 'access-gained',
        subject: 'page TaskMonitor (/console/task-monitor)',
        detail: 'closed before by needs: ops.view_taskmonitor of /console/task-monitor',
        file: 'manifest/views/console.yaml',
        line: expect.any(Number),
        people: ['OrgAdmin'],
      },
      expect.objectContaining({ class: 'gate-widened' }),
    ]);
    const back = diff(after, projectSide());
    expect(back.map(({ class: kind, people }) => [kind, people])).toEqual([
      ['access-lost', ['OrgAdmin']],
      ['gate-narrowed', undefined],
    ]);
    expect([changes, back].map((some) => some.filter(isBreaking).length)).toEqual([2, 0]);
    expect(diffPretty(changes, false)).toMatch(/^Who gains\n! OrgAdmin gain page TaskMonitor/);
    expect(diffMarkdown(changes)).toMatch(
      /### Who gains\n\n- \*\*OrgAdmin gain page TaskMonitor .*\*\* \(`manifest\/views\/console\.yaml:\d+`\)/,
    );
  });

  it('tells in which situation somebody gains: without a licence', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        [
          'manifest/views/settings.yaml',
          '    resource: orgs.organization\n    licence: required\n',
          '    resource: orgs.organization\n',
        ],
      ]),
    );
    const gained = changes.find(
      ({ class: kind, subject }) =>
        kind === 'access-gained' && subject.startsWith('page OrganizationList'),
    );
    expect(gained).toMatchObject({ people: ['SystemAdmin'], when: 'without a licence' });
    expect(changes.map(({ class: kind }) => kind)).toContain('licence-removed');
  });

  it('tells pages, fields, actions and texts that are gone, moved or changed', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        ['manifest/views/console.yaml', '      labels:    {', '      tags:      {'],
        [
          'manifest/app.yaml',
          '/assets/labels:         /console/assets/labels',
          '/assets/labels:         /console/assets/tags',
        ],
        [
          'manifest/resources/assets/label.yaml',
          'value:            { type: string',
          'value:            { type: text',
        ],
        [
          'manifest/resources/acls/loginassetacl.yaml',
          '  active: { on: record, toggle: is_active }',
          '  active-now: { on: record, toggle: is_active }',
        ],
        ['locales/en/assets.yaml', 'one: Label\n', 'one: Tag\n'],
        ...['en', 'zh', 'ja'].map(
          (language) =>
            [
              `locales/${language}/acls.yaml`,
              'loginassetacl:\n',
              'loginassetacl:\n      actions: { active-now: Active }\n',
            ] as const,
        ),
      ]),
    );
    expect(changes.map(({ class: kind, subject }) => `${kind} ${subject}`)).toEqual(
      expect.arrayContaining([
        'route-moved LabelList',
        'field-retyped assets.label.value',
        'action-removed action acls.loginassetacl.active',
        'action-added action acls.loginassetacl.active-now',
        'text-changed resources.assets.label.one',
      ]),
    );
  });

  it('finds nothing where nothing changed', () => {
    expect(diff(projectSide(), projectSide())).toEqual([]);
    expect(diffPretty([], false)).toBe('Nothing changed.\n');
  });
});
