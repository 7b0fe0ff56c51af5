import { describe, expect, it } from 'vitest';
import { benchFor } from '../../../codegen/cli/checkDraft.ts';
import { Draft } from '../../../codegen/edit/draft.ts';
import { fixProject } from '../../../codegen/edit/fix.ts';
import { unifiedDiff } from '../../../codegen/edit/patch.ts';
import { memoryFiles } from '../back/memoryFiles.ts';
import { baseFiles } from '../front/goldenProject.ts';
import { KINDS } from '../../mistakes/kinds.ts';
import { fixMistakes } from './fixMistakes.ts';

const USER = 'manifest/resources/users/user.yaml';
const VIEW = 'manifest/views/console.yaml';
const EN = 'locales/en/console.yaml';
const ZH = 'locales/zh/console.yaml';
const JA = 'locales/ja/console.yaml';
const WELCOME = 'src/shell/Welcome.tsx';

type Change = readonly [file: string, from: string, to: string];

/** The small golden project with other pieces of text, and what `fix` makes of it. */
async function fixed(changes: readonly Change[], more: Readonly<Record<string, string>> = {}) {
  const files = new Map([...baseFiles(), ...Object.entries(more)]);
  for (const [file, from, to] of changes) {
    const text = files.get(file) ?? '';
    if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
    files.set(file, text.replace(from, to));
  }
  const draft = new Draft(memoryFiles(Object.fromEntries(files)));
  const { repairs, left } = await fixProject(benchFor(draft), { gates: true });
  return {
    repairs: repairs.map(({ about }) => about),
    left: left.diagnostics.map(({ rule }) => rule),
    read: (file: string) => draft.read(file),
    isAsBefore: (...wanted: readonly string[]) =>
      wanted.every((file) => draft.read(file) === baseFiles().get(file)),
    diff: unifiedDiff(draft.changes()),
  };
}

describe('names', () => {
  it('are left alone in a project without findings', async () => {
    const { repairs, diff } = await fixed([]);
    expect([repairs, diff]).toEqual([[], '']);
  });

  it('become what was meant, and every other byte stays', async () => {
    const { repairs, left, isAsBefore } = await fixed([
      [USER, 'columns: [name', 'columns: [naem'],
      [VIEW, 'needs: users.view_user', 'needs: users.veiw_user'],
    ]);
    expect(repairs).toEqual([
      "'naem' becomes 'name'.",
      "'users.veiw_user' becomes 'users.view_user'.",
    ]);
    expect([left, isAsBefore(USER, VIEW)]).toEqual([[], true]);
  });

  it('that hide further mistakes are followed by those', async () => {
    const { left, isAsBefore } = await fixed([
      [USER, 'fields:\n', 'feilds:\n'],
      [USER, 'fixed: [name]', 'fixed: [nmae]'],
    ]);
    expect([left, isAsBefore(USER)]).toEqual([[], true]);
  });

  it('in hand-written code become what was meant', async () => {
    const { repairs, isAsBefore } = await fixed([[WELCOME, "'shell.welcome'", "'shell.wlecome'"]]);
    expect(repairs).toEqual(["'shell.wlecome' becomes 'shell.welcome'."]);
    expect(isAsBefore(WELCOME)).toBe(true);
  });

  it('stay when two are equally near', async () => {
    const { repairs, left } = await fixed([
      [USER, '  name: {', '  mame: { type: string }\n  fame: { type: string }\n  name: {'],
      [USER, 'card: [name', 'card: [zame'],
    ]);
    expect(repairs.filter((about) => about.includes('zame'))).toEqual([]);
    expect(left).toContain('unknown-field');
  });

  it('stay when another word would be there twice', async () => {
    const { repairs, left } = await fixed([[USER, 'fixed: [name]', 'fixed: [name, nmae]']]);
    expect(repairs).toEqual([]);
    expect(left).toEqual(['fixed-not-in-columns']);
  });

  it('that are another word stay', async () => {
    const { repairs } = await fixed([[USER, 'source, date_joined] }', 'source, date_jointly] }']]);
    expect(repairs).toEqual([]);
  });
});

describe('texts', () => {
  it('with a misspelt key get the key that is missing in their language', async () => {
    const { repairs, left, isAsBefore } = await fixed([[ZH, '  username:', '  usrename:']]);
    expect(repairs).toEqual(["The text 'fields.usrename' becomes 'fields.username' in zh."]);
    expect([left, isAsBefore(ZH)]).toEqual([[], true]);
  });

  it('that nothing needs go in every language, with their comment on the line', async () => {
    const { repairs, left, isAsBefore } = await fixed([
      [EN, 'actions:', 'spare: { one: One, two: Two } # of old\nactions:'],
      [ZH, 'actions:', 'spare: { one: 一, two: 二 }\nactions:'],
      [JA, 'actions:', 'spare: { one: ひとつ, two: ふたつ }\nactions:'],
    ]);
    expect(repairs).toEqual([
      "The text 'spare.one', which nothing needs, is removed.",
      "The text 'spare.two', which nothing needs, is removed.",
    ]);
    expect([left, isAsBefore(EN, ZH, JA)]).toEqual([[], true]);
  });

  it('that nothing needs all go at once, however many there are', async () => {
    const spare = Array.from({ length: 60 }, (_, at) => `  spare${at}: Spare ${at}\n`).join('');
    const { repairs, left, isAsBefore } = await fixed([
      [EN, 'actions:', `spare:\n${spare}actions:`],
      [ZH, 'actions:', `spare:\n${spare.replaceAll('Spare', '多余')}actions:`],
      [JA, 'actions:', `spare:\n${spare.replaceAll('Spare', '予備')}actions:`],
    ]);
    expect([repairs.length, left, isAsBefore(EN, ZH, JA)]).toEqual([60, [], true]);
  });

  it('take their file with them when nothing else is in it', async () => {
    const spare = { en: 'One', zh: '壱个', ja: 'ひとつ' };
    const files = Object.entries(spare).map(
      ([language, text]) => [`locales/${language}/rest.yaml`, `spare: ${text}\n`] as const,
    );
    const { left, read, diff } = await fixed([], Object.fromEntries(files));
    expect(left).toEqual([]);
    expect(files.map(([file]) => read(file))).toEqual([undefined, undefined, undefined]);
    expect(diff).toContain(
      '--- a/locales/en/rest.yaml\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-spare: One\n',
    );
  });

  it('that a language lacks are copied to their place, marked as to be translated', async () => {
    const { repairs, left, read } = await fixed([
      [ZH, '  username: 用户名\n', ''],
      [JA, 'local: ', 'removed: '],
    ]);
    expect(repairs).toContain("The text 'fields.username' is added in zh, as it is in en.");
    expect(read(ZH)).toContain(
      '  name: 名称\n  username: User name  # gatehouse: translate\n  source:',
    );
    expect(new Set(left)).toEqual(new Set(['untranslated-text']));
  });

  it('that no language has are written below their resource, in the file of their neighbours, to be translated in all but the first language', async () => {
    const { repairs, left, read } = await fixed([
      [
        USER,
        '  is_active: {',
        '  last_seen_at: { type: datetime, readOnly: true }\n  is_active: {',
      ],
    ]);
    expect(repairs).toEqual(
      ['en', 'zh', 'ja'].map(
        (language) =>
          `The text 'resources.users.user.fields.last_seen_at' is added in ${language}.`,
      ),
    );
    expect(read('locales/en/users.yaml')).toContain(
      '    user: { one: User, many: Users, fields: { last_seen_at: Last seen at } }\n',
    );
    for (const language of ['zh', 'ja']) {
      expect(read(`locales/${language}/users.yaml`)).toMatch(
        /# gatehouse: translate fields\.last_seen_at\n {4}user: \{.* fields: \{ last_seen_at: Last seen at \} \}\n/,
      );
    }
    expect(left).toEqual(['untranslated-text', 'untranslated-text']);
  });

  it('of a new language are copied file by file, with the first comment of each', async () => {
    const { left, read } = await fixed(
      [['manifest/app.yaml', '  ja: {', '  de: { cookie: de, name: Deutsch }\n  ja: {']],
      {
        'locales/de/users.yaml': '# Benutzer.\nresources: { users: { user: { one: Benutzer } } }\n',
      },
    );
    expect(new Set(left)).toEqual(new Set(['untranslated-text']));
    expect(read('locales/de/users.yaml')).toMatch(/^# Benutzer\.\n/);
    expect(read('locales/de/console.yaml')).toContain('logout: Log out  # gatehouse: translate');
  });

  it('stay while something else is wrong: they may only look unused or missing', async () => {
    const { repairs, left } = await fixed([
      [VIEW, 'page: custom', 'page: none'],
      [ZH, '  username: 用户名\n', ''],
    ]);
    expect(repairs).toEqual([]);
    expect(left).toContain('missing-text');
  });
});

const SEED = 4711;
/** Of the kinds of mistakes one in so many. */
const NTH = 4;

describe('single mistakes in a small project', () => {
  const project = memoryFiles(Object.fromEntries(baseFiles()));

  it('never become worse, and a second run changes nothing; `npm run test:durability` makes more', async () => {
    const kinds = KINDS.filter((_, index) => index % NTH === 0);
    const all = await fixMistakes(project, SEED, kinds.length, kinds);
    expect(all.length).toBeGreaterThan(kinds.length / 2);
    expect(all.filter(({ errorsBefore, errorsAfter }) => errorsAfter > errorsBefore)).toEqual([]);
    expect(all.filter(({ isSettled }) => !isSettled)).toEqual([]);
  });

  it('are undone where a name is misspelt', async () => {
    const misspelt = KINDS.filter(({ name }) =>
      /^an unknown (?:permission|column|fixed column|icon|resource of a route|field of a (?:form|card)|name of a record|method of an address)$/.test(
        name,
      ),
    );
    expect(misspelt.length).toBeGreaterThan(6);
    const all = await fixMistakes(project, SEED, misspelt.length, misspelt);
    expect(all.filter(({ isUndone }) => !isUndone)).toEqual([]);
  });
});
