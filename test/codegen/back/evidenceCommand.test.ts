import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';
import { afterwards, temporaryFolder } from '../../afterwards.ts';
import { run } from './runCommand.ts';

const FROM_MANIFESTS = ['csp.txt', 'gates.json', 'matrix.csv', 'matrix.html', 'routes.json'];
const DEFAULT_OUT = '.gatehouse/evidence';

/** A copy of an example in a folder of another name. */
function copyOfBlog(name: string): string {
  const folder = join(temporaryFolder(), name);
  cpSync(join(engineFolder(), 'examples/blog'), folder, { recursive: true });
  return folder;
}

/** The same with packages, a build and papers. */
function completeBlog(name: string): string {
  const folder = copyOfBlog(name);
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(engineFolder(), file), join(folder, file));
  }
  for (const [path, text] of [
    ['dist/console/index.html', '<!doctype html>'],
    ['dist/console/assets/start-abcdefg.js', 'export {};'],
    ['docs/accessibility/openacr.yaml', 'title: Blog'],
    ['docs/security-questionnaire.md', '# Answers'],
    ['docs/specification-map.md', '# Map'],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The texts of a folder by name. */
function textsIn(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** The names in a list of digests, after each digest was compared as `sha256sum -c` does. */
function checkedNames(sums: string, folder: string): readonly string[] {
  return sums
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [digest = '', name = ''] = line.split('  ');
      const content = readFileSync(join(folder, name));
      expect(createHash('sha256').update(content).digest('hex'), name).toBe(digest);
      return name;
    });
}

describe('gatehouse evidence', () => {
  it('gives the same bytes for the same project in other folders, time zones and at other times', async () => {
    const results = [];
    afterwards(() => vi.unstubAllEnvs());
    for (const [name, zone, offset] of [
      ['one', 'Pacific/Kiritimati', -14 * 60],
      ['another', 'Pacific/Pago_Pago', 11 * 60],
    ] as const) {
      vi.stubEnv('TZ', zone);
      expect(new Date().getTimezoneOffset()).toBe(offset);
      const folder = completeBlog(name);
      const { code, err } = await run(['evidence'], folder);
      expect([code, err]).toEqual([0, '']);
      results.push(textsIn(join(folder, DEFAULT_OUT)));
    }
    const [one = {}, other] = results;
    expect(other).toEqual(one);
    expect(Object.keys(one)).toEqual(
      [
        ...FROM_MANIFESTS,
        'SHA256SUMS',
        'accessibility.yaml',
        'console.sha256',
        'index.json',
        'sbom.cdx.json',
        'security-questionnaire.md',
        'specification-map.md',
      ].toSorted(),
    );
    expect(JSON.parse(one['sbom.cdx.json'] ?? '')).toMatchObject({
      bomFormat: 'CycloneDX',
      serialNumber: expect.stringMatching(
        /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
      metadata: { component: { name: '@gatehouse-console/engine' } },
    });
  });

  it('has digests that `sha256sum -c` can check, of itself and of the build', async () => {
    const folder = completeBlog('blog');
    await run(['evidence'], folder);
    const out = join(folder, DEFAULT_OUT);
    const { SHA256SUMS = '', 'console.sha256': built = '', ...others } = textsIn(out);
    expect(checkedNames(SHA256SUMS, out)).toEqual(
      [...Object.keys(others), 'console.sha256'].toSorted(),
    );
    expect(checkedNames(built, join(folder, 'dist/console'))).toEqual([
      'assets/start-abcdefg.js',
      'index.html',
    ]);
    const index = JSON.parse(others['index.json'] ?? '');
    expect(index).toMatchObject({ formatVersion: '1.0', project: { name: 'Blog' }, missing: [] });
    expect(index.files.map(({ file }: { file: string }) => file)).toEqual(
      expect.arrayContaining(FROM_MANIFESTS),
    );
  });

  it('names what a project does not have, and why', async () => {
    const folder = copyOfBlog('blog');
    const { code, out, err } = await run(['evidence', '--format', 'json'], folder);
    const { written, missing } = JSON.parse(out);
    expect([code, err]).toEqual([0, '']);
    expect(written.toSorted()).toEqual(['SHA256SUMS', ...FROM_MANIFESTS, 'index.json'].toSorted());
    expect(missing).toEqual([
      { file: 'sbom.cdx.json', because: 'the project has no package-lock.json' },
      {
        file: 'console.sha256',
        because: 'the console is not built: there is no dist/console (gatehouse build)',
      },
      {
        file: 'accessibility.yaml',
        because: 'the project has no docs/accessibility/openacr.yaml',
      },
      {
        file: 'security-questionnaire.md',
        because: 'the project has no docs/security-questionnaire.md',
      },
      { file: 'specification-map.md', because: 'the project has no docs/specification-map.md' },
    ]);
    const index = JSON.parse(readFileSync(join(folder, DEFAULT_OUT, 'index.json'), 'utf8'));
    expect(index).toMatchObject({ commit: null, missing });
    const again = await run(['evidence'], folder);
    expect(again.err).toContain('missing  console.sha256: the console is not built');
  });

  it('says of each gate where it is written', async () => {
    const folder = join(temporaryFolder(), 'bookshop');
    cpSync(join(engineFolder(), 'examples/bookshop'), folder, { recursive: true });
    await run(['evidence', '--out', 'papers'], folder);
    const { 'gates.json': gates = '', 'routes.json': routes = '' } = textsIn(
      join(folder, 'papers'),
    );
    const entries: readonly {
      readonly id: string;
      readonly requirements: readonly {
        readonly demand: string;
        readonly source: { readonly file: string; readonly line: number };
      }[];
    }[] = JSON.parse(gates);
    const names = JSON.parse(routes).map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining([entries[0]?.id]));
    const requirements = entries.flatMap((entry) => entry.requirements);
    expect(requirements.length).toBeGreaterThan(0);
    for (const { demand, source } of requirements) {
      expect(demand).not.toBe('');
      const lines = readFileSync(join(folder, source.file), 'utf8').split('\n');
      expect(lines[source.line - 1]?.trim()).toBeTruthy();
    }
  });

  it('sends a policy that allows no foreign scripts, as the console is served with', async () => {
    const folder = copyOfBlog('blog');
    await run(['evidence'], folder);
    const headers = readFileSync(join(folder, DEFAULT_OUT, 'csp.txt'), 'utf8');
    expect(headers).toMatch(/^Content-Security-Policy: .*script-src 'self';.*wss:\/\/HOST;/);
    expect(headers).toContain('\nX-Content-Type-Options: nosniff\n');
  });

  it('replaces evidence of an earlier run, and nothing else', async () => {
    const folder = completeBlog('blog');
    await run(['evidence'], folder);
    const out = join(folder, DEFAULT_OUT);
    writeFileSync(join(folder, 'docs/specification-map.md'), '# Another map');
    expect((await run(['evidence'], folder)).code).toBe(0);
    expect(readFileSync(join(out, 'specification-map.md'), 'utf8')).toBe('# Another map');
    writeFileSync(join(out, 'SHA256SUMS.asc'), 'a signature');
    const before = textsIn(out);
    const refused = await run(['evidence'], folder);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('SHA256SUMS.asc was not written by this command');
    expect((await run(['evidence', '--out', 'docs'], folder)).code).toBe(2);
    expect(textsIn(out)).toEqual(before);
  });

  it('ends with 2 for a folder that is not there, and with 1 and nothing written for a wrong manifest', async () => {
    expect((await run(['evidence', '--cwd', 'nowhere'], temporaryFolder())).code).toBe(2);
    const folder = copyOfBlog('blog');
    writeFileSync(join(folder, 'manifest/app.yaml'), 'app: [');
    const { code, err } = await run(['evidence'], folder);
    expect([code, err]).toEqual([1, expect.stringContaining('error[syntax]')]);
    expect(readdirSync(folder)).not.toContain('.gatehouse');
  });

  it.each([
    ['package-lock.json', '{'],
    ['package.json', '{ "version": "1.0.0" }'],
  ])('ends with 2 and writes nothing when packages cannot be listed: %s', async (file, text) => {
    const folder = completeBlog('blog');
    writeFileSync(join(folder, file), text);
    const { code, err } = await run(['evidence'], folder);
    expect([code, err]).toEqual([2, expect.stringContaining('npm cannot list the packages')]);
    expect(readdirSync(folder)).not.toContain('.gatehouse');
  });
});
