import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { RULES } from '../../../codegen/link/rules.ts';
import { stateOf } from '../../../codegen/lsp/state.ts';
import type { SourceFile, SourceSet } from '../../../codegen/read/sources.ts';
import { baseFiles, sourcesOf } from './goldenProject.ts';
import { projectSources } from '../../projectSources.ts';

const USER = 'manifest/resources/users/user.yaml';
const ALONE = { locales: [], overrides: [], code: [], diagnostics: [] };

describe('a manifest while somebody types in it', () => {
  const base = sourcesOf(baseFiles());

  it.each(['s:', 'secondary:username', 'secondary:'])(
    'has findings like any other at record: { title: name, %s }',
    (written) => {
      const manifests = base.manifests.map(({ path, text }) =>
        path === USER
          ? { path, text: text.replace(/^record: .*$/m, `record: { title: name, ${written} }`) }
          : { path, text },
      );
      const { diagnostics } = compile({ ...base, manifests });
      expect(diagnostics.map(({ rule }) => rule)).toEqual([
        written === 'secondary:' ? 'wrong-type' : 'unknown-key',
      ]);
    },
  );

  const { manifests } = projectSources();
  /** What all others refer to. */
  const shared = manifests.filter(({ path }) =>
    /^manifest\/(?:app|api|permissions|features|roles)\.yaml$/.test(path),
  );

  it.each(manifests.map((file) => [file.path, file] as const))(
    'finds what is wrong in the middle of %s',
    (path, { text }) => {
      const others = shared.filter((file) => file.path !== path);
      for (const half of halfWritten(path, text)) {
        const sources = { manifests: [...others, half], locales: [], overrides: [] };
        const { found } = stateOf({ ...ALONE, sources });
        const faults = found.diagnostics.filter(({ rule }) => rule === 'fault');
        expect(faults, half.text).toEqual([]);
      }
    },
  );
});

/** The texts of a file with one key without its value, and with lines that end early: every so many of them. */
function halfWritten(path: string, text: string): readonly SourceFile[] {
  const lines = text.split('\n');
  const places = [...lines.entries()].filter(([, line]) => /^\s*[^\s#]/.test(line));
  const all = places.flatMap(([at, line]) => {
    // Only two of them are written out.
    const withLine = (other: string) => () => lines.with(at, other).join('\n');
    const keys = [...line.matchAll(/[\w.$/-]+:(?= )/g)].map(
      ({ index, 0: { length } }) => index + length,
    );
    return [
      ...keys.map((end) =>
        withLine(
          line.slice(0, end) +
            line.slice(end).replace(/^ (?:\{[^{}]*\}|\[[^[\]]*\]|[^,{}[\]]+)/, ''),
        ),
      ),
      ...keys.map((end) => withLine(`${line.slice(0, end)}${line.slice(end + 1)}`)),
      ...Array.from({ length: line.trimEnd().length - 1 }, (_, length) =>
        withLine(line.slice(0, length + 1)),
      ),
    ];
  });
  return [0.2, 0.7].flatMap((part) => {
    const write = all[Math.floor(all.length * part)];
    return write === undefined ? [] : [{ path, text: write() }];
  });
}

describe('a rule that fails', () => {
  const broken = {
    name: 'unknown-field',
    check: () => {
      throw new TypeError('Cannot read properties of null');
    },
  };
  const sources: SourceSet = sourcesOf(
    new Map([
      ...baseFiles(),
      ['manifest/resources/users/user.yaml', 'resource: users.user\nnam: x\n'],
    ]),
  );

  it('is told once, by name, and the others go on', () => {
    const rules = RULES.map((rule) => (rule.name === broken.name ? broken : rule));
    const found = compile(sources, rules).diagnostics;
    const faults = found.filter(({ rule }) => rule === 'fault');
    expect(faults.map(({ severity, message }) => [severity, message])).toEqual([
      [
        'error',
        expect.stringMatching(/^The rule 'unknown-field' has failed \(TypeError: Cannot read/),
      ],
    ]);
    const others = compile(sources).diagnostics.filter(({ rule }) => rule !== broken.name);
    expect(found.filter(({ rule }) => rule !== 'fault')).toEqual(others);
  });
});
