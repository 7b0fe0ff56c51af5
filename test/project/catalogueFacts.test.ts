import { describe, expect, it } from 'vitest';
import { englishOf, fieldsOf, projectModel } from '../projectModel.ts';

const model = projectModel();
const views = new Map(model.views.map((view) => [view.name, view]));
const routes = new Map(model.routes.map((route) => [route.name, route]));

describe('what is managed (spec 1, section 1; spec 2, section 1)', () => {
  it.each([
    ['roles', 'Role'],
    ['system users', 'SystemUser'],
    ['command filters', 'CommandFilter'],
    ['rules of command filters', 'CommandFilterRules'],
    ['remote applications', 'RemoteApp'],
    ['databases', 'DatabaseApp'],
    ['clusters', 'KubernetesApp'],
    ['asset permissions', 'AssetPermission'],
    ['application permissions', 'ApplicationPermission'],
    ['asset login rules', 'AssetAcl'],
    ['organizations', 'Organization'],
  ])('%s can be made and changed', (_what, name) => {
    expect(routes.get(`${name}Create`)?.action).toBe('create');
    expect(routes.get(`${name}Update`)?.action).toBe('update');
  });

  it('sessions and logs are shown', () => {
    for (const name of ['SessionList', 'CommandList', 'FtpLog', 'LoginLog', 'OperateLog']) {
      expect(routes.get(name)?.view).toBe('audit');
    }
    expect(routes.get('PasswordChangeLog')?.view).toBe('audit');
    expect(routes.get('BatchCommandLog')?.view).toBe('audit');
  });

  it('web terminal, file manager and task monitor are pages of the server’s own', () => {
    const outside = model.routes.filter(({ kind }) => kind === 'external');
    expect(outside.map(({ name, view }) => [name, view])).toEqual([
      ['TaskMonitor', 'console'],
      ['WorkbenchWebTerminal', 'workbench'],
      ['WorkbenchFileManager', 'workbench'],
    ]);
  });

  it('batch commands are there while command execution is on', () => {
    for (const name of ['BatchCommand', 'CommandExecutions']) {
      expect(routes.get(name)?.gate.settings).toEqual([
        { name: 'SECURITY_COMMAND_EXECUTION', equals: true },
      ]);
    }
  });
});

describe('organizations of the views (spec 1, sections 2.2 and 4)', () => {
  it.each([
    ['console', 'console_orgs'],
    ['tickets', 'console_orgs'],
    ['audit', 'audit_orgs'],
  ])('%s needs some of %s', (name, organizations) => {
    expect(views.get(name)?.organizations).toBe(organizations);
    expect(views.get(name)?.requiresOrganization).toBe(true);
  });

  it('the switcher offers console, audit and workbench', () => {
    const offered = model.views.filter(({ inSwitcher }) => inSwitcher);
    expect(offered.map(({ name }) => name)).toEqual(['console', 'audit', 'workbench']);
  });
});

describe('the licence (spec 2, section 2)', () => {
  it('is asked for by exactly these pages', () => {
    const parts = [
      /^\/console\/assets\/cloud(\/|$)/,
      /^\/console\/accounts\/(gathered-user|change-auth-plan|backup)(\/|$)/,
      /^\/settings\/(interface|orgs)(\/|$)/,
    ];
    const marked = (path: string) => parts.some((part) => part.test(path));
    const wrong = model.routes.filter(
      ({ gate, path, kind }) => kind !== 'redirect' && (gate.licence === true) !== marked(path),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    for (const part of parts) expect(model.routes.some(({ path }) => part.test(path))).toBe(true);
  });
});

describe('priorities (spec 1, section 5; spec 2, sections 5 and 9)', () => {
  const ranked = [...model.resources.keys()].filter((id) =>
    [...fieldsOf(id).values()].some(({ name, readOnly }) => name === 'priority' && !readOnly),
  );

  it('stand where rules and accounts compete', () => {
    expect(ranked).toEqual(
      expect.arrayContaining([
        'acls.loginacl',
        'acls.loginassetacl',
        'assets.commandfilterrule',
        'assets.systemuser',
        'terminal.endpointrule',
      ]),
    );
  });

  it.each(ranked)('of %s are 1 to 100, and their help says which end comes first', (id) => {
    const field = [...fieldsOf(id).values()].find(({ name }) => name === 'priority');
    expect([field?.min, field?.max]).toEqual([1, 100]);
    expect(englishOf(field?.help)).toMatch(/^1 to 100\b.*lower value/);
  });
});
