import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../back/runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

const COMMAND = /^(?:npx gatehouse|node GATEHOUSE\/dist\/bin\/gatehouse\.mjs) /;

/** The commands of a chapter of docs/new-console.md, without what runs them. */
function commandsOf(chapter: string): readonly (readonly string[])[] {
  const page = readFileSync('docs/new-console.md', 'utf8');
  const text = page.split(/^## /m).find((part) => part.startsWith(chapter)) ?? '';
  return (
    [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
      .flatMap(([, block = '']) => block.replaceAll(/\\\n\s*/g, '').split('\n'))
      .filter((line) => COMMAND.test(line))
      .map((line) => line.replace(COMMAND, '').split(/\s+/))
      // It does not end.
      .filter(([name]) => name !== 'start')
  );
}

it('the commands of docs/new-console.md lead to a console without an error', async () => {
  const folder = temporaryFolder();
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  const [init = [], ...checks] = commandsOf('Begin');
  const library = join(repository, 'library');
  expect(await run(init, repository)).toMatchObject({ code: 0, err: '' });
  for (const command of [...checks, ...commandsOf('Add a resource')]) {
    // A console without roles has no accounts to ask about.
    const err = command[0] === 'matrix' ? expect.stringContaining('no manifest/roles.yaml') : '';
    expect([command.join(' '), await run(command, library)]).toMatchObject([
      command.join(' '),
      { code: 0, err },
    ]);
  }
  expect(checks.length + commandsOf('Add a resource').length).toBe(6);
  const { code, err } = await run(['validate'], library);
  // The language is not translated yet.
  expect([code, err.includes('error')]).toEqual([0, false]);
});
