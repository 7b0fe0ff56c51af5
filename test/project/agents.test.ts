import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../codegen/back/runCommand.ts';
import { llmsIndex } from './llmsIndex.ts';
import { textFiles } from './projectText.ts';

const PAGE = readFileSync('AGENTS.md', 'utf8');
const CODE = [...PAGE.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const LINKS = [...PAGE.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, target = '']) => target);
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** What an editor keeps in a project of its own. */
const OF_CLIENTS = ['.vscode/mcp.json'];

describe('AGENTS.md', () => {
  it('is one page', () => {
    expect(PAGE.split('\n').length).toBeLessThanOrEqual(100);
  });

  it('names files and folders that exist', () => {
    const paths = CODE.filter(
      (code) => /^[\w.-]+(?:\/[\w.-]*)+$/.test(code) || /^\w+\.\w+$/.test(code),
    );
    expect(paths.length).toBeGreaterThan(15);
    expect(LINKS.length).toBeGreaterThan(10);
    const missing = [...paths, ...LINKS].filter(
      (path) => !existsSync(path) && !OF_CLIENTS.includes(path),
    );
    expect(missing).toEqual([]);
  });

  it('names scripts that exist', () => {
    const named = CODE.flatMap((code) => /^npm (?:run )?([\w:]+)/.exec(code)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('names commands with options that they have', async () => {
    const commands = CODE.flatMap((code) => /^npx gatehouse (\w+)/.exec(code)?.[1] ?? []);
    expect(commands.length).toBeGreaterThan(4);
    for (const command of new Set(commands)) {
      // Asked for one after the other, as a user would.
      // oxlint-disable-next-line no-await-in-loop
      const { code, out } = await run([command, '--help'], process.cwd());
      expect([command, code, out.includes('--format')]).toEqual([command, 0, true]);
    }
    const { out } = await run(['mcp', '--help'], process.cwd());
    expect(out).toContain('--write');
  });

  it('shows a configuration that starts the server', () => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(PAGE) ?? [];
    expect(JSON.parse(json)).toEqual({
      mcpServers: { gatehouse: { command: 'npx', args: ['gatehouse', 'mcp'] } },
    });
  });
});

describe('llms.txt', () => {
  const index = llmsIndex();

  it('has the parts of the format: title, summary, lists of links', () => {
    const [title, , summary] = index.split('\n');
    expect([title, summary]).toEqual([
      '# Gatehouse',
      expect.stringMatching(/^> Gatehouse is a web console .+\.$/),
    ]);
    const lines = index.split('\n').slice(3).filter(Boolean);
    const others = lines.filter((line) => !/^(?:## .+|- \[.+\]\(.+\.md\)(?:: .+)?)$/.test(line));
    expect(others).toEqual([]);
  });

  it('has every page once, with its title, and those of rules below Optional', () => {
    const pages = textFiles(['docs'], /\.md$/).map(({ path }) => path);
    const linked = [...index.matchAll(/\]\((.+\.md)\)/g)].map(([, path = '']) => path);
    expect(linked.toSorted()).toEqual(['AGENTS.md', 'README.md', ...pages].toSorted());
    expect(linked.filter((path) => !existsSync(join('.', path)))).toEqual([]);
    expect(index.indexOf('docs/rules/')).toBeGreaterThan(index.indexOf('## Optional'));
    expect(index).not.toContain('[]');
  });
});
