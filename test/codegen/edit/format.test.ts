import { parse, parseDocument } from 'yaml';
import { describe, expect, it } from 'vitest';
import { formatYaml } from '../../../codegen/edit/format.ts';
import { chanceOf } from '../../malformed/chance.mjs';
import { engineFiles } from '../engineFiles.ts';

const FILES = engineFiles();

function formatted(text: string): string | undefined {
  return formatYaml({ path: 'manifest/app.yaml', text });
}

describe('the house style', () => {
  it('is that of every manifest and catalogue of the engine', () => {
    expect(FILES.filter(({ text }) => formatted(text) !== text).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it.each([
    ['two spaces a level', 'a:\n    b:\n        c: 1\n', 'a:\n  b:\n    c: 1\n'],
    [
      'lists further in than their key',
      'a:\n- b: 1\n  c: 2\n- d\n',
      'a:\n  - b: 1\n    c: 2\n  - d\n',
    ],
    ['spaces in braces, none in brackets', 'a: {b: [ 1,2 ],c: {}}\n', 'a: { b: [1, 2], c: {} }\n'],
    ['no spaces at line ends', 'a: 1  \n\nb: 2\t\n'.replace('\t', ' '), 'a: 1\n\nb: 2\n'],
    ['one empty line at most', '\n\na: 1\n\n\n\nb: 2\n\n', 'a: 1\n\nb: 2\n'],
    ['one line break at the end', 'a: 1', 'a: 1\n'],
    ['line breaks of Unix', 'a: 1\r\nb: 2\r\n', 'a: 1\nb: 2\n'],
    ['comments with what follows them', 'a:\n    # of b\n    b: 1\n', 'a:\n  # of b\n  b: 1\n'],
    ['columns that are lined up', 'a:   1\nbcd: 2   # two\n', 'a:   1\nbcd: 2   # two\n'],
    ['brackets of several lines', 'a:\n    b: [c,\n        d]\n', 'a:\n  b: [c,\n      d]\n'],
    [
      'texts of several lines',
      'a:\n    b: |\n        x  \n          y\n',
      'a:\n  b: |\n      x  \n        y\n',
    ],
    ['words that look like brackets', "a: '{b:c,d}'\nb: x{y,z}\n", "a: '{b:c,d}'\nb: x{y,z}\n"],
  ])('%s', (_, text, expected) => {
    expect(formatted(text)).toBe(expected);
    expect(formatted(expected)).toBe(expected);
  });

  it('is not given to what cannot be read', () => {
    expect(formatted('a: [')).toBeUndefined();
    expect(formatted('a: 1\na: 2\n')).toBeUndefined();
    expect(formatted('a: \u202E1\n')).toBeUndefined();
  });
});

const SEED = 5;

describe('damaged blanks', () => {
  const chance = chanceOf(SEED);
  const sometimes = (share: number) => chance.below(share) === 0;

  it('that can be put right are: every file is as it was', () => {
    const damaged = (text: string): string => {
      const lines = text.split('\n').flatMap((line) => {
        if (line === '') return sometimes(3) ? ['', '  ', ''] : [''];
        const bare = /['"#%]/.test(line)
          ? line
          : line
              .replaceAll(/\{ /g, () => (sometimes(2) ? '{' : '{   '))
              .replaceAll(/(\S) \}/g, '$1}');
        // At the end of a line of a longer text they would be a part of it.
        return [line.includes(':') && sometimes(4) ? `${bare}   ` : bare];
      });
      return sometimes(2) ? lines.join('\r\n') : `\n${lines.join('\n')}\n`;
    };
    const others = FILES.filter(({ text }) => formatted(damaged(text)) !== text);
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('change no meaning, and are put right at once or left alone', () => {
    const wrong: string[] = [];
    let readable = 0;
    let formattedFiles = 0;
    for (const { path, text } of FILES) {
      const step = 1 + chance.below(3);
      const damaged = text.replaceAll(/^ +/gm, (blanks) => ' '.repeat(blanks.length * step));
      const once = formatted(damaged);
      // Keys below a dash no longer stand below the first of them: no YAML.
      if (once === undefined && parseDocument(damaged).errors.length > 0) continue;
      readable += 1;
      if (once === undefined) continue;
      formattedFiles += 1;
      // What the file was, which is in the house style.
      if (once === text) continue;
      const isSame = JSON.stringify(parse(once)) === JSON.stringify(parse(text));
      if (!isSame || formatted(once) !== once) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    expect(readable).toBeGreaterThan(FILES.length * 0.9);
    expect(formattedFiles).toBe(readable);
  });
});
