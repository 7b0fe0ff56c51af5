import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../afterwards.ts';

/** A function instead of a program on the path: `npm test` bundles the command before this test. */
const COMMAND = `'${process.execPath}' dist/bin/command.mjs`;

/** Each takes the words of a line, and prints what the shell would offer for its last word. */
const SHELLS = {
  bash: (words: readonly string[]) => `
gatehouse() { ${COMMAND} "$@"; }
source <(gatehouse completion bash)
COMP_WORDS=(gatehouse ${words.join(' ')}); COMP_CWORD=${words.length}
_gatehouse
printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Without a terminal nothing completes: what would be described is printed instead.
  zsh: (words: readonly string[]) => `
compdef() { :; }
_describe() { print -l -- \${found%%:*}; }
_files() { print files; }
gatehouse() { ${COMMAND} "$@"; }
source <(gatehouse completion zsh)
words=(gatehouse ${words.join(' ')}); CURRENT=${words.length + 1}
_gatehouse`,
  // The line comes by a variable: fish would evaluate it in a script.
  fish: () => `
function gatehouse; ${COMMAND} $argv; end
gatehouse completion fish | source
complete --do-complete "$line"`,
};
type Shell = keyof typeof SHELLS;

function offered(shell: Shell, words: readonly string[]) {
  const { stdout, stderr, error } = spawnSync(shell, ['-c', SHELLS[shell](words)], {
    encoding: 'utf8',
    env: {
      ...process.env,
      HOME: temporaryFolder(),
      line: `gatehouse ${words.join(' ').replaceAll("''", '')}`,
    },
  });
  expect([error, stderr]).toEqual([undefined, '']);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t')[0]);
}

describe.each(Object.keys(SHELLS) as readonly Shell[])('%s', (shell) => {
  const isHere = spawnSync(shell, ['-c', 'true']).status === 0;

  it.skipIf(!isHere)('completes commands, options, values and names', () => {
    expect(offered(shell, ['ren'])).toEqual(['rename']);
    expect(offered(shell, ['rename', '--li'])).toEqual(['--likely']);
    expect(offered(shell, ['routes', '--format', "''"]).toSorted()).toEqual(['json', 'pretty']);
    expect(offered(shell, ['explain', 'unknown-k'])).toEqual(['unknown-key']);
    expect(offered(shell, ['explain', 'users.usergr'])).toEqual(['users.usergroup']);
  });

  it.skipIf(!isHere)('runs nothing that stands in the line', () => {
    const mark = join(temporaryFolder(), 'ran');
    offered(shell, ['explain', `'$(touch ${mark})'`]);
    offered(shell, ['explain', `'\`touch ${mark}\`'`]);
    offered(shell, ['explain', `';touch ${mark};'`]);
    expect(existsSync(mark)).toBe(false);
  });
});
