import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { RULES } from '../../../codegen/link/rules.ts';
import type { SourceSet } from '../../../codegen/read/sources.ts';
import { baseFiles, sourcesOf } from './goldenProject.ts';
import { faultsWhileTyping } from './whileTyping.ts';

const USER = 'manifest/resources/users/user.yaml';

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

  it.each(base.manifests.map((file) => [file.path, file] as const))(
    'finds what is wrong in the middle of %s',
    (path, file) => {
      expect(faultsWhileTyping(base.manifests, file), path).toEqual([]);
    },
  );
});

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
