import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineFolder } from '../../codegen/read/engineFolder.ts';
import { baseFiles } from '../codegen/front/goldenProject.ts';
import { record } from '../quality/record.mjs';

const MEGABYTE = 1_048_576;
/** How many times the work of a comment, which only has to be read, another file should be. */
const MOST_TIMES = 4;
/** Node ends a process whose objects need more. */
const MOST_MEMORY_MB = 256;
const USER = 'manifest/resources/users/user.yaml';
const TEXTS = 'locales/en/x.yaml';

/** Repeats a text until it fills a file of the largest size that is read. */
const filled = (part: string): string => part.repeat(Math.floor((MEGABYTE - 1) / part.length));
const numbered = (line: (index: number) => string): string => {
  const lines: string[] = [];
  for (let size = 0, index = 0; size < MEGABYTE - 200; index += 1) {
    const next = line(index);
    lines.push(next);
    size += next.length;
  }
  return lines.join('');
};
const user = baseFiles().get(USER) ?? '';
const replaced = (from: string, to: string): string => user.replace(from, to);

const COMMENT = `# ${filled('a').slice(0, -100)}\n`;

const FILES: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'commas in a bracket': [USER, `[${filled(',')}`.slice(0, MEGABYTE)],
  'brackets in brackets': [USER, filled('[')],
  'braces in braces': [USER, filled('{a: ')],
  'five thousand anchors': [USER, numbered((index) => `a${index}: &b${index} c\n`)],
  aliases: [USER, `a: [${filled('*a, ')}`.slice(0, MEGABYTE)],
  'one long word': [TEXTS, filled('a')],
  'one long text': [TEXTS, `shell: { other: '${filled('a').slice(0, -100)}' }\n`],
  'one long comment': [TEXTS, COMMENT],
  'empty lines': [TEXTS, filled('\n')],
  spaces: [TEXTS, filled(' ')],
  tabs: [TEXTS, filled('\t')],
  quotes: [TEXTS, filled("'")],
  'question marks': [TEXTS, filled('? ')],
  minuses: [TEXTS, filled('- ')],
  colons: [TEXTS, filled(': ')],
  'characters that nobody sees': [TEXTS, filled('\u0007')],
  'bytes that are no UTF-8': [TEXTS, filled('\uFFFD')],
  documents: [TEXTS, filled('---\n')],
  'many texts that nothing needs': [
    TEXTS,
    numbered((index) =>
      index % 1_500 === 0 ? `help${index}:\n` : `  text${index}: This is the text ${index}.\n`,
    ),
  ],
  'many unknown keys': [
    USER,
    `${user}\n${numbered((index) => `key${index}: 1\n`)}`.slice(0, MEGABYTE),
  ],
  'many unknown columns': [
    USER,
    replaced('columns: [', `columns: [${numbered((index) => `name${index}, `).slice(0, 900_000)}`),
  ],
  'many fields of unknown types': [
    USER,
    replaced(
      'fields:\n',
      `fields:\n${numbered(
        (index) => `  field${index}: { type: strin, kind: ${'x'.repeat(400)} }\n`,
      )
        .split('\n')
        .slice(0, 1_900)
        .join('\n')}\n`,
    ),
  ],
};

/** What `gatehouse validate` takes for the small project with one other file. */
function validate(path: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-large-'));
  for (const [name, content] of new Map([...baseFiles(), [path, text]])) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const usage = join(folder, 'usage.json');
  const atExit = join(folder, 'atExit.cjs');
  writeFileSync(
    atExit,
    `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(usage)}, JSON.stringify(process.resourceUsage())));`,
  );
  const command = join(engineFolder(), 'dist/bin/gatehouse.mjs');
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      `--max-old-space-size=${MOST_MEMORY_MB}`,
      '--require',
      atExit,
      command,
      'validate',
      '--format',
      'json',
      '--cwd',
      folder,
    ],
    { encoding: 'utf8', maxBuffer: 100 * MEGABYTE },
  );
  const used: unknown = JSON.parse(readFileSync(usage, 'utf8'));
  return { status, stdout, used: used as NodeJS.ResourceUsage };
}

const cpuOf = ({ userCPUTime, systemCPUTime }: NodeJS.ResourceUsage): number =>
  userCPUTime + systemCPUTime;

describe('a megabyte', () => {
  // Times are noted for `docs/quality.md` and decide nothing: a machine may have other work.
  let comment = 0;
  const times = new Map<string, number>();
  beforeAll(() => {
    const runs = [1, 2, 3].map(() => cpuOf(validate(TEXTS, COMMENT).used));
    comment = Math.min(...runs);
  });
  afterAll(() => {
    const [[file, most] = ['', 0]] = [...times].toSorted(([, one], [, other]) => other - one);
    record('largeFiles', [
      {
        what: `the most work of ${times.size} files of a megabyte, to that of a comment`,
        found: `${most.toFixed(1)} ×`,
        goal: `< ${MOST_TIMES} ×`,
        missed: most >= MOST_TIMES,
        madeOf: file,
      },
    ]);
  });

  it.each(Object.entries(FILES))('of %s is read to its end', (name, [path, text]) => {
    const { status, stdout, used } = validate(path, text);
    expect([0, 1]).toContain(status);
    expect(JSON.parse(stdout)).toMatchObject({ formatVersion: '1.0' });
    times.set(name, cpuOf(used) / comment);
  });
});
