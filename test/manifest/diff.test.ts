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
      'A+B is an account with these two roles; a role alone is every account that has it.',
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
        'of User+OrgAdmin, SystemAuditor+OrgAdmin; closed: no longer /settings; because: Settings, system roles, platforms and other organizations concern everybody on the server.',
      ],
      ['expectation-changed', 'expectations people.newcomer', 'now also audits.add_ftplog'],
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
      ['content-changed', 'assets.label form.basic', 'now also comment'],
      ['content-changed', 'assets.label list.columns', 'no longer comment'],
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
      [whole, less, 'gone, was '],
      [less, whole, 'new: '],
    ] as const) {
      const changes = diff(before, after);
      expect(changes.map(({ class: kind, subject }) => [kind, subject])).toEqual([
        ['manifest-changed', 'glossary'],
      ]);
      expect(changes[0]?.detail).toContain(word);
    }
  });

  it('tells who sees a field without its gate, and who no longer sees one with a gate', () => {
    const file = 'manifest/resources/users/user.yaml';
    const gate = 'needs: rbac.add_systemrolebinding, ';
    const opened = changedSide([[file, gate, '']]);
    const gained = diff(projectSide(), opened);
    expect(gained.map(({ class: kind, subject, people }) => [kind, subject, people])).toEqual([
      [
        'access-gained',
        'field users.user.form.system_roles',
        ['SystemAuditor+OrgAdmin', 'User+OrgAdmin'],
      ],
      ['gate-widened', 'field users.user.form.system_roles', undefined],
    ]);
    const lost = diff(opened, projectSide());
    expect(lost.map(({ class: kind, people }) => [kind, people])).toEqual([
      ['access-lost', ['SystemAuditor+OrgAdmin', 'User+OrgAdmin']],
      ['gate-narrowed', undefined],
    ]);
    const closed = changedSide([
      [
        file,
        'is_active: { selfReadOnly: true }',
        'is_active: { selfReadOnly: true, licence: required }',
      ],
      [
        file,
        'org_roles: { to: rbac.orgrole, licence: required }',
        'org_roles: { to: rbac.orgrole }',
      ],
    ]);
    const both = diff(projectSide(), closed).filter(({ when }) => when);
    expect(both.map(({ class: kind, subject, when }) => `${kind} ${subject} ${when}`)).toEqual(
      expect.arrayContaining([
        'access-gained field users.user.field.org_roles without a licence',
        'access-lost field users.user.field.is_active without a licence',
      ]),
    );
    expect(diff(projectSide(), closed).map(({ class: kind }) => kind)).not.toContain('access-gone');
  });

  it('says with each page what everybody who loses it loses there', () => {
    const changes = diff(
      projectSide(),
      changedSide([
        [
          'manifest/views/audit.yaml',
          '{ resource: audits.passwordchangelog, ',
          '{ resource: audits.passwordchangelog, needs: rbac.view_console, ',
        ],
      ]),
    );
    const lines = diffPretty(changes, 9, false).split('\n');
    const told = lines.filter((line) => line.includes('page PasswordChangeLog'));
    expect(told.filter((line) => /loses? page/.test(line))).toHaveLength(2);
    expect(told.filter((line) => line.includes(' with the action export'))).toHaveLength(2);
  });

  it('does not take a column that is gone for a field that is gone', () => {
    const file = 'manifest/resources/users/usergroup.yaml';
    const changes = diff(
      projectSide(),
      changedSide([[file, 'created_by, org_name, ', 'created_by, ']]),
    );
    expect(changes.map(({ class: kind, detail }) => `${kind} ${detail}`)).toEqual([
      'content-changed no longer org_name',
    ]);
  });

  it('finds nothing where nothing changed', () => {
    expect(diff(projectSide(), projectSide())).toEqual([]);
    expect(diffPretty([], 9, false)).toBe('Nothing changed.\n');
  });
});
