import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { callsWith, HOSTILE, OBEYED, UNWANTED } from '../codegen/cli/hostileCalls.ts';
import { clientOf, goldenFolder, hashOf } from '../codegen/cli/mcpClient.ts';

/** The command as an agent starts it. Its variables may not change how it answers. */
async function started(folder: string, ...flags: readonly string[]) {
  const args = ['dist/bin/command.mjs', 'mcp', '--cwd', folder, ...flags];
  const { stdin, stdout, stderr, ...child } = spawnIn(args);
  const client = await clientOf(stdin, stdout);
  return { client, child, errors: text(stderr) };
}

function spawnIn(args: readonly string[]) {
  const child = spawn(process.execPath, args, { env: { ...process.env, FORCE_COLOR: '1' } });
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    stderr: child.stderr,
    closed: once(child, 'close'),
  };
}

describe('gatehouse mcp as a process', () => {
  it.each(HOSTILE)('%s in the place of every name changes no byte', async (_, word) => {
    const folder = goldenFolder();
    const before = hashOf(folder);
    const { client, child, errors } = await started(folder);
    for (const [tool, args] of callsWith(word)) {
      expect((await client.call(tool, args)).text, tool).not.toMatch(UNWANTED);
    }
    expect((await client.call('validate')).json).toMatchObject({ valid: true });
    client.end();
    const [code] = await child.closed;
    expect([code, await errors, hashOf(folder)]).toEqual([0, '', before]);
    expect(existsSync('/tmp/gatehouse-attack')).toBe(false);
    expect(client.output()).not.toMatch(OBEYED);
  });

  it.each(HOSTILE)('%s with --write leaves a project that can be read', async (_, word) => {
    const outside = goldenFolder();
    const before = hashOf(outside);
    const { client, child } = await started(goldenFolder(), '--write');
    for (const [tool, args] of callsWith(word)) {
      expect((await client.call(tool, args)).text, tool).not.toMatch(UNWANTED);
    }
    expect((await client.call('validate')).json).toMatchObject({ errorCount: 0 });
    client.end();
    await child.closed;
    expect([hashOf(outside), existsSync('/tmp/gatehouse-attack')]).toEqual([before, false]);
  });

  it('ends with a message for bytes without end', async () => {
    const { client, child, errors } = await started(goldenFolder());
    client.send('x'.repeat(2 * 1024 * 1024));
    await child.closed;
    expect(await errors).toContain('exceeded maximum size');
  });
});
