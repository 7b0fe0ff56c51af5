import { describe, expect, it } from 'vitest';
import { explainerOf, questionIn } from '../../codegen/cli/explainer.ts';
import type { PresentPerson } from '../../codegen/cli/persona.ts';
import type { Answer } from '../../codegen/questions/answer.ts';
import { GATES } from '../../codegen/questions/answer.ts';

const explainer = explainerOf(process.cwd());
const ALICE: PresentPerson = {
  name: 'alice',
  permissions: ['rbac.view_workbench'],
  lists: ['workbench'],
  licence: false,
  root: false,
  settings: {},
};

async function answers(
  asked: readonly string[],
  person?: PresentPerson,
): Promise<readonly Answer[]> {
  const explained = await explainer.ask({ asked, ...(person && { person }) });
  return explained.kind === 'answers' ? explained.answers : [];
}

describe('a question from a running console', () => {
  it('is about the first of its names that is known', async () => {
    const [answer] = await answers(['users.user.nothing', 'users.user.invite', 'UserList']);
    expect(answer?.subject).toBe('users.user.invite');
  });

  it('tells of each gate whom it closes to: the person of the console, roles, people of expectations', async () => {
    const [answer] = await answers(['users.user.invite'], ALICE);
    const gates = answer?.sections.find(({ title }) => title === GATES)?.facts;
    const [licence, permission] = gates ?? [];
    expect(licence).toMatchObject({ value: 'licence: required', closedTo: ['alice'] });
    expect(permission?.closedTo).toEqual(
      expect.arrayContaining(['alice', 'User+OrgUser', 'plain-editor', 'newcomer']),
    );
    expect(permission?.closedTo).not.toContain('OrgAdmin');
    expect(answer?.verdicts[0]).toMatchObject({ who: 'alice', open: false });
  });

  it('decides settings and the root organization as they are there', async () => {
    const person: PresentPerson = {
      ...ALICE,
      permissions: ['rbac.view_console', 'users.view_user', 'users.invite_user'],
      lists: ['console'],
      licence: true,
    };
    const closed = async (root: boolean) =>
      (await answers(['users.user.invite'], { ...person, root }))[0]?.verdicts[0]?.because;
    expect(await closed(false)).toBeUndefined();
    expect(await closed(true)).toContain('organization: not-root');
  });

  it('decides by the version of the server that is there', async () => {
    const closedTo = async (server: string) => {
      const [answer] = await answers(['RequestAssetAccess'], { ...ALICE, server });
      const gates = answer?.sections.find(({ title }) => title === GATES)?.facts;
      return gates?.find(({ value }) => value === 'since: v2.28')?.closedTo;
    };
    expect(await closedTo('v2.23')).toContain('alice');
    expect(await closedTo('v2.28')).not.toContain('alice');
  });

  it('finds what is labelled with words of any language, and the code that names a text', async () => {
    const subjects = async (words: string) =>
      (await answers([words])).map(({ subject }) => subject);
    expect(await subjects('Invite users')).toContain('users.user.invite');
    expect(await subjects('邀请用户')).toContain('users.user.invite');
    expect(await subjects('more actions for Alice')).toContain('pages.list.moreFor');
    const told = await answers(['More actions for Alice']);
    const text = told.find(({ subject }) => subject === 'pages.list.moreFor');
    const code = text?.sections.find(({ title }) => title === 'Used by code')?.facts;
    expect(code?.map(({ file }) => file)).toContain('src/pages/list/RowActions.tsx');
    expect(await subjects('No words of the console')).toEqual([]);
  });

  it('suggests a name when it knows none', async () => {
    expect(await explainer.ask({ asked: ['UserLst'] })).toEqual({
      kind: 'unknown',
      suggestion: 'UserList',
    });
  });

  it.each([
    ['nothing', undefined],
    ['no names', { asked: [] }],
    ['a name that is no text', { asked: [1] }],
    ['a person without permissions', { asked: ['UserList'], person: { name: 'eve' } }],
    [
      'a person whose settings are a list',
      { asked: ['UserList'], person: { ...ALICE, settings: [] } },
    ],
  ])('is none with %s', (_what, sent) => {
    expect(questionIn(sent)).toBeUndefined();
  });

  it('keeps what it was sent', () => {
    const question = { asked: ['UserList'], person: ALICE };
    expect(questionIn(JSON.parse(JSON.stringify(question)))).toEqual(question);
  });
});
