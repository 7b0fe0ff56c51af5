import { partition } from 'es-toolkit/array';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isBreaking } from '../../codegen/questions/changeClasses.ts';
import { diffSides } from '../../codegen/questions/diff.ts';
import { diffMarkdown, diffPretty } from '../../codegen/questions/diffReport.ts';
import { accountsOfBoth } from '../../codegen/questions/observed.ts';
import { changedSide, projectSide } from './projectSide.ts';

const DROPPED = [['manifest/views/console.yaml', ', needs: ops.view_taskmonitor', '']] as const;

function diff(before: ReturnType<typeof projectSide>, after: ReturnType<typeof projectSide>) {
  return diffSides(before, after, accountsOfBoth(before, after));
}

describe('a diff', () => {
  it('names everybody who gains by a dropped gate, and where the gate stood; read the other way round, who loses', () => {
    const after = changedSide(DROPPED);
    const all = diff(projectSide(), after);
    const [told, changes] = partition(all, ({ class: kind }) => kind.startsWith('expectation-'));
    expect(changes).toEqual([
      {
        class: 'access-gained',
        subject: 'page TaskMonitor (/console/task-monitor)',
        detail: 'closed before by needs: ops.view_taskmonitor of /console/task-monitor',
        file: 'manifest/views/console.yaml',
        line: expect.any(Number),
        people: ['SystemAuditor+OrgAdmin', 'User+OrgAdmin'],
        who: ['SystemAuditor+OrgAdmin', 'User+OrgAdmin'],
        group: 'closed before by needs: ops.view_taskmonitor of /console/task-monitor',
      },
      expect.objectContaining({ class: 'gate-widened' }),
    ]);
    expect(told.map(({ class: kind, detail }) => [kind, detail])).toEqual([
      ['expectation-unmet', 'against the expectation organization-admins-do-not-run-the-server'],
      ['expectation-unmet', 'against the expectation monitor-of-tasks-needs-its-permission'],
    ]);
    const back = diff(after, projectSide());
    expect(back.map(({ class: kind, people }) => [kind, people])).toEqual([
      ['access-lost', ['SystemAuditor+OrgAdmin', 'User+OrgAdmin']],
      ['gate-narrowed', undefined],
    ]);
    expect([changes, back].map((some) => some.filter(isBreaking).length)).toEqual([2, 0]);
    const both = 'SystemAuditor+OrgAdmin, User+OrgAdmin gain page TaskMonitor';
    expect(diffPretty(changes, 9, false)).toContain(`Who gains\n! ${both}`);
    expect(diffMarkdown(changes, 9)).toMatch(
      /### Who gains\n\n- \*\*SystemAuditor\+OrgAdmin, User\+OrgAdmin gain page TaskMonitor .*\*\* \(`manifest\/views\/console\.yaml:\d+`\)/,
    );
  });

  it('names accounts that gain by both of their roles, in one entry for one gate', () => {
    const changes = diff(
      projectSide(),
      changedSide([['manifest/views/tickets.yaml', 'setting: TICKETS_ENABLED\n', '']]),
    );
    const gained = changes.filter(({ class: kind }) => kind === 'access-gained');
    const list = gained.find(({ subject }) => subject.startsWith('page TicketList '));
    expect(list).toMatchObject({
      people: expect.arrayContaining(['User+OrgAdmin', 'SystemAuditor+OrgAdmin']),
      who: ['SystemAdmin', 'OrgAdmin'],
      file: 'manifest/views/tickets.yaml',
      line: 7,
    });
    expect(list?.people).not.toContain('User+OrgUser');
    const groups = new Set(gained.map(({ group, file, line }) => `${group} ${file}:${line}`));
    expect([...groups]).toEqual([
      'closed before by setting: TICKETS_ENABLED of view tickets manifest/views/tickets.yaml:7',
    ]);
    // Every change stands in the JSON; people read two lines below their cause.
    expect(gained.length).toBeGreaterThan(20);
    const when = 'while its settings are not as asked for';
    expect(diffPretty(gained, 9, false).split('\n')).toEqual([
      'Who gains',
      '! Closed before by setting: TICKETS_ENABLED of view tickets',
      '      manifest/views/tickets.yaml:7',
      expect.stringMatching(`^ {4}SystemAdmin gains page TicketFlow .* the actions? .* ${when}$`),
      expect.stringMatching(
        `^ {4}SystemAdmin, OrgAdmin gain page TicketList \\(/tickets/tickets\\) with 9 pages, .*, the actions .* ${when}$`,
      ),
      '',
      expect.stringMatching(
        `^${gained.length} changes, ${gained.length} breaking: somebody may get further`,
      ),
      '',
    ]);
  });

  it('tells a page that is lost with all on it in one line, and names no page that does not show it', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        [
          'manifest/views/console.yaml',
          'resource: users.usergroup, needs: users.view_usergroup',
          'resource: users.usergroup, needs: [users.view_usergroup, settings.view_setting]',
        ],
      ]),
    );
    const lost = changes.filter(({ class: kind }) => kind === 'access-lost');
    expect(lost.length).toBeGreaterThan(10);
    expect(diffPretty(lost, 9, false)).toMatch(
      /^Who loses\n {2}SystemAuditor\+OrgAdmin, User\+OrgAdmin lose page UserGroupList \(\/console\/users\/groups\) with 3 pages, 2 tabs, the actions access, users, clone, [a-z, 0-9-]*: closed now by needs: settings\.view_setting of \/console\/users\/groups\n/,
    );
    for (const { detail } of lost) expect(detail).not.toContain('UserGroupCreate');
  });

  it('gives a role that changed as one cause, with its place', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        [
          'manifest/roles.yaml',
          'permissions: [orgs.view_rootorg]',
          'permissions: [orgs.view_rootorg, rbac.view_console]',
        ],
      ]),
    );
    const role = changes.find(({ class: kind }) => kind === 'role-changed');
    expect(role).toMatchObject({ subject: 'SystemAuditor', file: 'manifest/roles.yaml' });
    const gained = changes.filter(({ class: kind }) => kind === 'access-gained');
    expect(gained.length).toBeGreaterThan(3);
    const causes = new Set(gained.map(({ group, file, line }) => `${group} ${file}:${line}`));
    expect([...causes]).toEqual([
      `role SystemAuditor has other permissions manifest/roles.yaml:${role?.line}`,
    ]);
    expect(diffPretty(gained, 9, false)).toContain(
      `Who gains\n! Role SystemAuditor has other permissions\n      manifest/roles.yaml:${role?.line}\n`,
    );
  });

  it('gives as the cause the role that is written otherwise, not one that includes it', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        [
          'manifest/roles.yaml',
          'permissions: [rbac.view_workbench, ',
          'permissions: [rbac.view_console, rbac.view_workbench, ',
        ],
      ]),
    );
    const gained = changes.filter(({ class: kind }) => kind === 'access-gained');
    expect(new Set(gained.map(({ group }) => group))).toEqual(
      new Set(['role OrgUser has other permissions']),
    );
    const roles = changes.filter(({ class: kind }) => kind === 'role-changed');
    expect(roles.map(({ subject, detail }) => `${subject} ${detail}`)).toEqual([
      'OrgAuditor +rbac.view_console (includes OrgUser)',
      'OrgUser +rbac.view_console',
      'SystemAuditor +rbac.view_console (includes OrgUser)',
      'User +rbac.view_console (includes OrgUser)',
    ]);
  });

  it('tells what no longer has to stay true before anything else', () => {
    const file = 'manifest/expectations.yaml';
    const changes = diff(
      projectSide(),
      changedSide([
        [file, 'closed: [/settings, TaskMonitor', 'closed: [TaskMonitor'],
        [file, '  auditors-change-nothing:', '  auditors-change-little:'],
        [
          file,
          '  newcomer: [rbac.view_workbench]',
          '  newcomer: [rbac.view_workbench, audits.add_ftplog]',
        ],
      ]),
    );
    expect(changes.map(({ class: kind, subject, detail }) => [kind, subject, detail])).toEqual([
      [
        'expectation-removed',
        'expectation auditors-change-nothing',
        expect.stringMatching(/^SystemAuditor\+OrgAuditor, .*: closed changes; because: Whoever/),
      ],
      [
        'expectation-changed',
        'expectation organization-admins-do-not-run-the-server',
        'of User+OrgAdmin, SystemAuditor+OrgAdmin; closed without /settings',
      ],
      ['expectation-changed', 'expectations people.newcomer', 'with audits.add_ftplog'],
      ['expectation-added', 'expectation auditors-change-little', expect.any(String)],
    ]);
    expect(changes.filter(isBreaking)).toHaveLength(3);
    expect(diffMarkdown(changes, 9)).toContain(
      'a page or an action.\n\n### What must stay true\n\n- **Expectation removed: ',
    );
  });

  it('tells in which situation somebody gains: without a licence', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        [
          'manifest/views/settings.yaml',
          'resource: orgs.organization, licence: required,',
          'resource: orgs.organization,',
        ],
      ]),
    );
    const gained = changes.find(
      ({ class: kind, subject }) =>
        kind === 'access-gained' && subject.startsWith('page OrganizationList'),
    );
    expect(gained).toMatchObject({ who: ['SystemAdmin'], when: 'without a licence' });
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
        ['manifest/resources/assets/label.yaml', 'fields:\n', 'fields:\n  value: { type: text }\n'],
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

  it('tells of a new page who gains it with all on it, and of one that is gone who loses it', () => {
    const after = changedSide([
      [
        'manifest/views/console.yaml',
        '      domains: {',
        '      places: { resource: assets.domain, needs: assets.view_domain, name: Place }\n      domains: {',
      ],
    ]);
    const gained = diff(projectSide(), after).filter(({ who }) => who);
    expect(gained.map(({ class: kind }) => kind)).toContain('access-new');
    expect(gained.filter(isBreaking)).toEqual([]);
    expect(diffPretty(gained, 9, false)).toMatch(
      /^Who gains\n(?: {2}New\n {4})? {0,2}SystemAdmin, OrgAdmin gain page PlaceList \(\/console\/assets\/places\)/,
    );
    const lost = diff(after, projectSide()).filter(({ who }) => who);
    expect(lost.map(({ people }) => people)).toEqual(gained.map(({ people }) => people));
    expect(diffMarkdown(lost, 9)).toMatch(/### Who loses\n\n- (?:Gone|SystemAdmin)/);
  });

  it('counts what stood on a page that is gone, although its resource is still there', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        ['manifest/app.yaml', '  /assets/labels:         /console/assets/labels\n', ''],
        [
          'manifest/views/console.yaml',
          /^ {6}labels: .*\n/m.exec(readFileSync('manifest/views/console.yaml', 'utf8'))?.[0] ?? '',
          '',
        ],
      ]),
    );
    expect(diffPretty(changes, 9, false)).toMatch(
      /\n {2}SystemAdmin, OrgAdmin lose page LabelList \(.*\) with 2 pages, the actions clone, create, delete, .*: gone, /,
    );
  });

  it('tells what pages show otherwise, and that nobody gains or loses by it', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        ['manifest/resources/users/user.yaml', '  password: { policy: password }\n', ''],
        ['manifest/resources/assets/label.yaml', 'date_created, comment, ', 'date_created, '],
        ['manifest/resources/assets/label.yaml', 'basic: [name, ', 'basic: [comment, name, '],
      ]),
    );
    expect(changes.map(({ class: kind, subject, detail }) => [kind, subject, detail])).toEqual([
      // Resources that are like it have it from there.
      ['field-loosened', 'users.permuser.password', 'without policy'],
      ['field-loosened', 'users.profile.password', 'without policy'],
      ['field-loosened', 'users.user.password', 'without policy'],
      ['content-changed', 'assets.label form.basic', 'with comment'],
      ['content-changed', 'assets.label list.columns', 'without comment'],
    ]);
    expect(diffPretty(changes, 9, false)).toContain(
      '5 changes, 3 breaking: somebody may get further, or something is gone that others rely on.\nNo account of the built-in roles gains or loses a page or an action.\n',
    );
    expect(diffPretty(changes, 0, false)).toContain('There is no manifest/roles.yaml');
  });

  it('tells a file that is gone, and one that is new', () => {
    const whole = projectSide();
    const { glossary: _, ...project } = whole.project;
    const less = { ...whole, project };
    for (const [before, after, word] of [
      [whole, less, 'gone: '],
      [less, whole, 'new: '],
    ] as const) {
      const changes = diff(before, after);
      expect(changes.map(({ class: kind, subject }) => [kind, subject])).toEqual([
        ['manifest-changed', 'glossary'],
      ]);
      expect(changes[0]?.detail).toContain(word);
    }
  });

  it('finds nothing where nothing changed', () => {
    expect(diff(projectSide(), projectSide())).toEqual([]);
    expect(diffPretty([], 9, false)).toBe('Nothing changed.\n');
  });
});
