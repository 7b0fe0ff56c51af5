import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DraftProject } from '../../codegen/cli/draftProject.ts';
import { diskFiles } from '../../codegen/cli/files.ts';
import { compile } from '../../codegen/compile/compile.ts';
import { metadataIn } from '../../codegen/server/table.ts';
import { metadataOfAll, versionOf } from '../../codegen/server/versions.ts';
import { addLanguage } from '../../codegen/scaffold/addLanguage.ts';
import { addResource } from '../../codegen/scaffold/addResource.ts';
import { addRoute } from '../../codegen/scaffold/addRoute.ts';
import { introspect } from '../../codegen/scaffold/introspect.ts';
import { run } from '../codegen/back/runCommand.ts';
import { withKnown } from '../knownSources.ts';
import { projectModel } from '../projectModel.ts';
import { projectSources } from '../projectSources.ts';
import { temporaryFolder } from '../afterwards.ts';

// Each test compiles the whole project.
const draftOfProject = () => new DraftProject(diskFiles(process.cwd()));
const rulesFound = (draft: DraftProject) => {
  const { model, diagnostics } = compile(withKnown(draft.sources(), projectSources()));
  return { model, rules: [...new Set(diagnostics.map(({ rule }) => rule))] };
};

describe('what is added to this project', () => {
  it('a resource with a route has no error, is in the menu, and waits for its translation', () => {
    const draft = draftOfProject();
    const fields = 'name:string:required,asset:reference=assets.asset,serial_number:string';
    addResource(draft, { id: 'hardware.printer', fields });
    addRoute(draft, { path: '/console/hardware/printers', resource: 'hardware.printer' });
    const { model, rules } = rulesFound(draft);
    expect(rules).toEqual(['untranslated-text']);
    expect(model?.routes.find(({ name }) => name === 'PrinterList')).toMatchObject({
      path: '/console/hardware/printers',
      gate: { permissions: ['hardware.view_printer'] },
    });
    // Lines are added; none is changed.
    for (const { before = '', after = '' } of draft.changes()) {
      const now = after.split('\n');
      const missing = before.split('\n').filter((line) => !now.includes(line));
      expect(missing).toEqual([]);
    }
  });

  it('a language is one line: it brings no finding, and shows English where it has no text', () => {
    const draft = draftOfProject();
    expect(addLanguage(draft, 'ko')).toMatchObject({ name: '한국어', fallback: 'en' });
    expect(draft.changes().map(({ path }) => path)).toEqual(['manifest/app.yaml']);
    draft.set('locales/ko/shell/start.yaml', 'app: { retry: 다시 시도 }\n');
    const { model, rules } = rulesFound(draft);
    expect(rules).toEqual([]);
    expect(model?.app.languages.at(-1)).toEqual({ code: 'ko', cookie: 'ko', name: '한국어' });
    const { en = {}, ko = {} } = model?.catalogues ?? {};
    expect(Object.keys(ko)).toEqual(Object.keys(en));
    expect([ko['app.retry'], ko['app.home']]).toEqual(['다시 시도', en['app.home']]);
  });

  it.each(['zh', 'ja'])('a language is gone: %s', (language) => {
    const draft = draftOfProject();
    const line = new RegExp(`^  ${language}: .*\\n`, 'm');
    const isDefault = new RegExp(`^defaultLanguage: ${language}$`, 'm');
    const change = (path: string, edit: (text: string) => string) =>
      draft.set(path, edit(draft.read(path) ?? ''));
    change('manifest/app.yaml', (text) =>
      text.replace(line, '').replace(isDefault, 'defaultLanguage: en'),
    );
    draft.set('manifest/glossary.yaml', undefined);
    for (const path of draft.list(`locales/${language}`)) draft.set(path, undefined);
    // Comments about texts that were the same in both languages allow nothing any more.
    expect(rulesFound(draft).rules.filter((rule) => rule !== 'useless-allowance')).toEqual([]);
  });

  it('what the server says already stands here: introspect changes nothing', () => {
    const draft = draftOfProject();
    const tables = draft.project().servers;
    const addresses = [...projectModel().resources.values()]
      .filter(({ definition }) => definition.fields && definition.like === undefined)
      .map(({ definition }) => definition.api);
    const metadata = [...new Set(addresses)].flatMap((address) => {
      const said = tables.flatMap((table) => {
        const served = metadataIn(table.value, address);
        return served ? [{ version: versionOf(table), served }] : [];
      });
      return said.length > 0 ? metadataOfAll(said) : [];
    });
    expect(metadata.length).toBeGreaterThan(30);
    const { resources } = introspect(draft, metadata);
    const others = resources.filter(
      ({ state, added, differs }) => state !== 'present' || added.length + differs.length > 0,
    );
    // Which of the resources of one address is meant, a user says.
    expect(others.map(({ address, state }) => `${address} ${state}`)).toEqual([
      'perms/users/applications several',
      'settings/setting several',
    ]);
    expect(draft.changes()).toEqual([]);
  });
});

// The bundle is made before the tests. What it has to bring along for `init`, `add` and `introspect` is proven with it;
// what is checked of their files, in this process.
describe('the bundled command, each test after the one before', () => {
  const folder = temporaryFolder();
  const bundled = resolve('dist/bin/command.mjs');
  const bundle = async (...args: readonly string[]) =>
    (await promisify(execFile)('node', [bundled, ...args, '--cwd', folder])).stdout;
  const command = async (...args: readonly string[]) => {
    const { code, out, err } = await run(args, folder);
    if (code !== 0) throw new Error(out + err);
    return out;
  };

  it('begins a console, checks and generates it, and adds to it', async () => {
    await bundle('init');
    expect(await command('validate', '--strict')).toContain('No findings');
    await command('generate');
    expect(existsSync(join(folder, 'generated/routes.ts'))).toBe(true);
    const added = await bundle('add', 'resource', 'inventory.shelf', '--route', '/console/shelves');
    expect(added).toContain('new      manifest/resources/inventory/shelf.yaml\n');
  });

  it('takes every address of a server into it, without a finding, and once only', async () => {
    const take = ['introspect', resolve('manifest/servers/v2.23'), '--out', folder];
    expect(await bundle(...take)).toContain('written   manifest/resources/assets/asset.yaml\n');
    expect(await command('validate', '--strict')).toContain('No findings');
    expect(await command(...take)).toBe('nothing   to add\n');
  });
});
