import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../back/runCommand.ts';
import { baseFiles } from '../front/goldenProject.ts';
import { temporaryFolder } from '../../afterwards.ts';

type Change = readonly [file: string, from: string, to: string];

/** A folder with the small golden project and other pieces of text. */
function projectWith(...changes: readonly Change[]): string {
  const folder = temporaryFolder();
  for (const [path, text] of baseFiles()) {
    const own = changes.filter(([file]) => file === path);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      own.reduce((before, [, from, to]) => before.replace(from, to), text),
    );
  }
  return folder;
}

const TODO: readonly Change[] = [
  ['locales/zh/console.yaml', '  source: 来源\n', ''],
  ['locales/zh/console.yaml', '用户名', 'User name # gatehouse: translate'],
  ['locales/en/console.yaml', 'actions:', 'spare: Spare\nactions:'],
  ['locales/zh/console.yaml', 'actions:', 'spare: 多余\nactions:'],
  ['locales/ja/console.yaml', 'actions:', 'spare: 予備\nactions:'],
];

interface Told {
  readonly counts: Readonly<Record<string, number>>;
  readonly texts: readonly {
    readonly state: string;
    readonly key: string;
    readonly language: string;
  }[];
}

async function told(folder: string, ...args: readonly string[]): Promise<Told> {
  const { out } = await run(['texts', '--format', 'json', ...args], folder);
  return JSON.parse(out) as Told;
}

const shown = ({ texts }: Told) =>
  texts.map(({ state, language, key }) => `${state} ${language} ${key}`);

describe('gatehouse texts', () => {
  it('tells what is missing, to be translated and unused, by language', async () => {
    const todo = shown(await told(projectWith(...TODO))).filter(
      (line) => !line.startsWith('equal'),
    );
    expect(todo).toEqual([
      'unused en spare',
      'missing zh fields.source',
      'untranslated zh fields.username',
      'unused zh spare',
      'unused ja spare',
    ]);
  });

  it('tells what is equal to another language, and ends with 0 when there is nothing else', async () => {
    const folder = projectWith();
    expect(shown(await told(folder))).toContain('equal zh choices.source.ldap');
    expect(shown(await told(folder))).not.toContain('equal zh titles.detail');
    expect((await run(['texts'], folder)).code).toBe(0);
  });

  it('ends with 1 when there is something to do, in that language alone', async () => {
    const folder = projectWith(...TODO.slice(0, 2));
    expect((await run(['texts'], folder)).code).toBe(1);
    expect((await run(['texts', '--language', 'ja'], folder)).code).toBe(0);
  });

  it('lists what a translator has to do, with the text to translate from, for a spreadsheet', async () => {
    const { out, code } = await run(
      ['texts', '--missing', '--language', 'zh', '--format', 'csv'],
      projectWith(...TODO),
    );
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'state,language,key,text,source,place',
        'missing,zh,fields.source,,en: Source,locales/en/console.yaml:10',
        'untranslated,zh,fields.username,User name,en: User name,locales/zh/console.yaml:9',
        '',
      ].join('\r\n'),
    );
  });

  it('says so when errors make the list uncertain', async () => {
    const { code, err } = await run(
      ['texts'],
      projectWith(['manifest/views/console.yaml', 'page: custom', 'page: none']),
    );
    expect([code, err]).toEqual([1, expect.stringContaining('may be wrong')]);
  });

  it('refuses a language that the project does not have', async () => {
    const { code, err } = await run(['texts', '--language', 'jp'], projectWith());
    expect([code, err]).toEqual([2, expect.stringContaining("Did you mean 'ja'?")]);
  });
});
