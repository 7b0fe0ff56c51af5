import { ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { mayNameTexts, readTextUses } from '../../../codegen/read/textUses.ts';

/** Line, column and parts of each text, and whether it is an argument of a translate function. */
function usesIn(
  text: string,
  path = 'src/page.tsx',
): readonly (readonly [string, string, boolean])[] {
  return readTextUses(ts, { path, text })
    .filter(({ kind }) => kind !== 'value')
    .map(
      ({ range: { start }, parts, isKey }) =>
        [`${start.line}:${start.column}`, parts.join('*'), isKey] as const,
    );
}

describe('names of values', () => {
  it('are the keys of objects that are handed to a function, or named', () => {
    const code =
      "const about = { action };\ntext('a.b', open ? { count: 1 } : { 'size': 2 });\nreturn { key: 'a.c', labels: { other } };";
    expect(readTextUses(ts, { path: 'src/page.tsx', text: code }).at(-1)).toMatchObject({
      kind: 'value',
      parts: ['action', 'count', 'size', 'other'],
    });
  });
});

describe('texts that code names', () => {
  it('are strings that look like a key, wherever they stand', () => {
    expect(usesIn("const FIELD = {\n  label: 'profile.form.phone',\n  name: 'phone',\n};")).toEqual(
      [['2:10', 'profile.form.phone', false]],
    );
  });

  it('are templates that begin with a namespace', () => {
    expect(
      usesIn('const label = `profile.${group}.${value}`;\nconst size = `${width}px`;'),
    ).toEqual([['1:15', 'profile.*.*', false]]);
  });

  it('are whatever is handed to what a text hook gave', () => {
    const code = `const text = useText();
const say = useTranslate();
text(open ? 'openly' : \`closed.\${kind}\`);
say((word) satisfies Word);
say('later.word' as Word);
useText()('now');`;
    expect(usesIn(code)).toEqual([
      ['3:13', 'openly', true],
      ['3:24', 'closed.*', true],
      ['5:5', 'later.word', true],
      ['6:11', 'now', true],
    ]);
  });

  it('are the second argument where the sandbox says a text', () => {
    expect(usesIn('sayText(model, `${area}.one`, language);', 'sandbox/a.ts')).toEqual([
      ['1:16', '*.one', true],
    ]);
  });

  it('are not asked for by a function of the same name that no hook gave', () => {
    const code = `const text = useText();
function Line({ text }: { text: (name: string) => string }) {
  return text('name') + text('profile.title');
}`;
    expect(usesIn(code)).toEqual([['3:30', 'profile.title', false]]);
  });

  it('are not what types and imports say', () => {
    const code = `import page from 'profile.page';
type Word = 'profile.form' | \`profile.\${string}\`;
export { other } from 'other.page';
const word = 'profile.title' as const satisfies 'profile.title';`;
    expect(usesIn(code)).toEqual([['4:14', 'profile.title', false]]);
  });

  it('are not sentences, paths and addresses', () => {
    const code = `const a = 'Nothing. At all';
const b = './profile.ts';
const c = 'users/profile.json';
const d = \`profile. \${name}\`;`;
    expect(usesIn(code)).toEqual([]);
  });

  it('are told apart from generics in a file without JSX', () => {
    expect(usesIn("const key = <string>'profile.title';", 'src/key.ts')).toEqual([
      ['1:21', 'profile.title', false],
    ]);
  });

  it('are looked for only in files that may have some', () => {
    expect(mayNameTexts({ text: "import { a } from './a.ts';\nexport const b = a('x');" })).toBe(
      false,
    );
    expect(mayNameTexts({ text: 'export const b = `profile.${a}`;' })).toBe(true);
    expect(mayNameTexts({ text: 'const text = useText();\ntext(`${a}`);' })).toBe(true);
    expect(mayNameTexts({ text: 'sayText(model, key);' })).toBe(true);
  });
});
