import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountsOf } from '../../codegen/access/accounts.ts';
import { peopleByName } from '../../codegen/access/expectations.ts';
import type { Answer } from '../../codegen/questions/answer.ts';
import { explain } from '../../codegen/questions/explain.ts';
import { explainServer } from '../../codegen/questions/explainServer.ts';
import { explainText } from '../../codegen/questions/explainText.ts';
import { answersPretty } from '../../codegen/questions/answerReport.ts';
import { copyOfSmall, run, SMALL } from '../codegen/back/runCommand.ts';
import { changedSide, projectSide } from './projectSide.ts';

async function explained(asked: string, ...who: readonly string[]): Promise<readonly Answer[]> {
  const side = projectSide();
  const named = peopleByName(undefined, side.model);
  const people = new Set(who.flatMap((word) => named.get(word) ?? []));
  const told = await explain(asked, side, [...people], async () => []);
  expect(told.kind).toBe('answers');
  return told.kind === 'answers' ? told.answers : [];
}

function facts(answer: Answer | undefined, title: string) {
  return answer?.sections.find((one) => one.title === title)?.facts ?? [];
}

describe('gatehouse explain', () => {
  it('tells of a route where each fact stands, or by which rule it was derived', async () => {
    const [answer] = await explained('UserCreate');
    const said = facts(answer, 'Facts');
    expect(said.find(({ name }) => name === 'address')).toMatchObject({
      value: '/console/users/users/create',
      file: 'manifest/views/console.yaml',
    });
    expect(said.find(({ name }) => name === 'name')).toMatchObject({
      value: 'UserCreate',
      rule: expect.any(String),
      file: 'manifest/resources/users/user.yaml',
    });
  });

  it('tells what the API is like, by the line or the preset that says it', async () => {
    const [answer] = await explained('server');
    expect(answer).toMatchObject({ kind: 'server', subject: 'jumpserver' });
    expect(facts(answer, 'Facts')).toEqual(
      expect.arrayContaining([
        { name: 'preset', value: 'jumpserver', rule: 'none is named' },
        { name: 'root', value: '/api/v1/', rule: 'preset jumpserver' },
        { name: 'list.extra', value: 'display: 1, draw: 1', rule: 'preset jumpserver' },
      ]),
    );
    const server =
      'server:\n  preset: django-rest\n  list: { page: page, order: none }\n  names: { title: [name, hostname] }\n';
    const changed = explainServer(
      changedSide([['manifest/app.yaml', 'app: Gatehouse\n', `app: Gatehouse\n${server}`]]),
    );
    const said = facts(changed, 'Facts');
    expect(said.find(({ name }) => name === 'list.page')).toMatchObject({
      value: 'page',
      file: 'manifest/app.yaml',
    });
    expect(said.filter(({ name }) => name === 'list.order').map(({ value }) => value)).toEqual([
      'none',
    ]);
    expect(said.map(({ name }) => name)).not.toContain('list.offset');
    expect(said).toContainEqual({ name: 'list.limit', value: 'limit', rule: 'preset django-rest' });
  });

  it('lists all gates of a route, own and inherited, the outermost first', async () => {
    const [answer] = await explained('UserCreate');
    const gates = facts(answer, 'Gates, the outermost first');
    expect(gates.map(({ value, rule }) => [value, rule !== undefined])).toEqual([
      ['organizations: console', false],
      ['needs: users.view_user', false],
      ['needs: users.add_user', true],
      ['organization: not-root', true],
    ]);
  });

  it('names the first gate that closes a page to somebody, with its line', async () => {
    const [answer] = await explained('TaskMonitor', 'OrgAdmin', 'SystemAdmin');
    expect(answer?.verdicts).toEqual([
      {
        who: 'SystemAdmin',
        people: ['SystemAdmin+OrgAdmin', 'SystemAdmin+OrgAuditor', 'SystemAdmin+OrgUser'],
        open: true,
      },
      {
        who: 'SystemAuditor+OrgAdmin, User+OrgAdmin',
        people: ['SystemAuditor+OrgAdmin', 'User+OrgAdmin'],
        open: false,
        because: 'needs: ops.view_taskmonitor of /console/task-monitor',
        file: 'manifest/views/console.yaml',
        line: expect.any(Number),
      },
    ]);
  });

  it('says while which setting a page is open, if a server sends it', async () => {
    const told = async (setting: string) => {
      const side = changedSide([
        ['manifest/features.yaml', 'settings:\n', `settings:\n  ${setting}\n`],
        [
          'manifest/views/console.yaml',
          'needs: ops.view_taskmonitor',
          'needs: ops.view_taskmonitor, setting: MONITORED',
        ],
      ]);
      const people = accountsOf(side.model);
      const explained = await explain('TaskMonitor', side, people, async () => []);
      return explained.kind === 'answers' ? explained.answers : [];
    };
    const sent = await told('MONITORED: { type: boolean, default: false }');
    expect(sent[0]?.verdicts[0]).toMatchObject({ open: true, when: 'while MONITORED is on' });
    expect(answersPretty(sent, false)).toContain('  SystemAdmin: open while MONITORED is on\n');
    const on = await told('MONITORED: { type: boolean, default: true, sent: false }');
    expect(on[0]?.verdicts[0]).not.toHaveProperty('when');
  });

  it('finds the route of an address with ids, with or without the base path', async () => {
    const id = '0b2c4a51-3f0e-4f6d-9c55-2f9b8f3a6d10';
    const [one] = await explained(`/ui/console/users/users/${id}/update?tab=1`);
    const [other] = await explained('/console/users/users/:id/update');
    expect([one?.subject, other?.subject]).toEqual(['UserUpdate', 'UserUpdate']);
  });

  it('tells of a permission who holds it and what asks for it', async () => {
    const [answer] = await explained('users.invite_user');
    expect(facts(answer, 'Roles that hold it').map(({ value }) => value)).toEqual([
      'SystemAdmin',
      'SystemComponent',
      'OrgAdmin',
    ]);
    expect(facts(answer, 'What asks for it')).toMatchObject([
      {
        name: 'action',
        value: expect.stringContaining('users.user.invite'),
        file: 'manifest/resources/users/user.yaml',
      },
    ]);
  });

  it('tells of a field where it is declared, shown and named', async () => {
    const [answer] = await explained('users.user.username');
    expect(facts(answer, 'Facts').find(({ name }) => name === 'maxLength')).toMatchObject({
      value: '128',
      file: 'manifest/servers/v2.23/users.yaml',
    });
    expect(facts(answer, 'Shown').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['column', 'form', 'detail']),
    );
    expect(facts(answer, 'Text')).toHaveLength(3);
  });

  it('tells of a text its words in each language, and what uses it', async () => {
    const [answer] = await explained('resources.users.user.many');
    expect(
      facts(answer, 'Words')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['en', 'ja', 'zh']);
    expect(facts(answer, 'Used by manifests').map(({ value }) => value)).toContain(
      'the title of UserList',
    );
  });

  it('tells of a text what a language shows that lacks it', () => {
    const line = '  ja: { cookie: ja, name: 日本語 }\n';
    const side = changedSide([
      ['manifest/app.yaml', line, `${line}  ko: { cookie: ko, name: 한국어, complete: false }\n`],
    ]);
    expect(facts(explainText('resources.users.user.many', side, []), 'Words').at(-1)).toEqual({
      name: 'ko',
      value: 'none: the text in en is shown',
    });
  });

  it('tells of an action on which pages it is shown', async () => {
    const [answer] = await explained('users.user.invite', 'User+OrgUser');
    expect(answer?.kind).toBe('action');
    expect(facts(answer, 'Facts').map(({ value }) => value)).toContain('/console/users/users');
    expect(answer?.verdicts[0]?.because).toContain('users.invite_user');
  });

  it('prints it for people, each line with its place', async () => {
    const { out } = await run(['explain', 'BookList'], SMALL);
    expect(out).toMatch(/^route BookList\n/);
    expect(out).toMatch(/needs: library\.view_book {2}manifest\/views\/console\.yaml:6/);
  });

  it('prints the page of a rule, also while the manifests have errors', async () => {
    const folder = copyOfSmall();
    writeFileSync(join(folder, 'manifest/app.yaml'), 'app: [');
    const { code, out } = await run(['explain', 'unknown-route'], folder);
    expect([code, out]).toEqual([0, expect.stringMatching(/^# unknown-route\n\nSomething leads/)]);
    const json = await run(['explain', 'unknown-route', '--format', 'json'], folder);
    expect(JSON.parse(json.out)).toMatchObject({ answers: [], page: out });
  });

  it('suggests the name of a rule', async () => {
    const { code, err } = await run(['explain', 'unknwon-route'], SMALL);
    expect([code, err]).toEqual([2, expect.stringContaining("Did you mean 'unknown-route'?")]);
  });

  it('suggests a name, and ends with 2, when there is no such thing', async () => {
    const { code, err } = await run(['explain', 'BookLst'], SMALL);
    expect([code, err]).toEqual([2, expect.stringContaining("Did you mean 'BookList'?")]);
    const field = await run(['explain', 'book.title'], SMALL);
    expect(field.err).toContain("Did you mean 'library.book.title'?");
  });

  it('takes an account, a role and a person of the expectations, and suggests one that was meant', async () => {
    const folder = copyOfSmall();
    writeFileSync(
      join(folder, 'manifest/roles.yaml'),
      'roles:\n  Reader: { scope: system, permissions: [library.view_book] }\n  Guest: { scope: system }\n  Member: { scope: organization, permissions: all }\n',
    );
    const who = async (word: string) => {
      const { out, err } = await run(['explain', 'library.view_book', '--as', word], folder);
      return err || out.slice(out.indexOf('Who'));
    };
    expect(await who('Reader+Member')).toBe('Who\n  Reader+Member: open\n');
    expect(await who('Member')).toBe('Who\n  Member: open\n');
    expect(await who('Membr')).toContain("Did you mean 'Member'?");
    expect(await who('Reader+Membr')).toContain("Did you mean 'Reader+Member'?");
  });
});
