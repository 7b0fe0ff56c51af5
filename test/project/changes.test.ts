import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../codegen/compile/compile.ts';
import type { ConsoleModel } from '../../codegen/model/console.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';
import { applyDiff } from '../diff.ts';
import { openWorld } from '../sandbox/world.ts';
import { actionIn } from './offers.ts';
import { projectSources } from '../projectSources.ts';

// Each test compiles the whole project.
const EXAMPLE = /^```diff file=(\S+)\n([\s\S]*?)^```/gm;

/** The examples below a heading of docs/architecture.md: files with their changes. */
function examplesOf(heading: string): ReadonlyMap<string, string> {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const [, part = ''] = page.split(`\n### ${heading}\n`);
  const [section = ''] = part.split(/\n##+ /);
  return new Map([...section.matchAll(EXAMPLE)].map(([, file = '', diff = '']) => [file, diff]));
}

/** The model of the project with the examples below a heading. */
function modelAfter(heading: string): ConsoleModel {
  const examples = examplesOf(heading);
  const open = new Set(examples.keys());
  const change = (file: SourceFile): SourceFile => {
    const diff = examples.get(file.path);
    open.delete(file.path);
    return diff === undefined ? file : { ...file, text: applyDiff(file.text, diff) };
  };
  const sources: SourceSet = projectSources();
  const { model, diagnostics } = compile({
    ...sources,
    manifests: sources.manifests.map(change),
    locales: sources.locales.map(change),
  });
  expect(examples.size).toBeGreaterThan(0);
  expect([...open]).toEqual([]);
  expect(diagnostics).toEqual([]);
  if (!model) throw new Error('The examples broke the manifests.');
  return model;
}

describe('the changes of docs/architecture.md, made line by line', () => {
  it('show a column', () => {
    const list = modelAfter('A column').resources.get('users.usergroup')?.definition.list;
    expect(list?.shown).toEqual(['name', 'users_amount', 'created_by', 'comment']);
  });

  it('offer an action on the rows it fits, by its name in every language', () => {
    const model = modelAfter('An action');
    const suspend = actionIn(model, 'perms.assetpermission', 'suspend');
    expect(suspend?.when).toEqual({ field: 'is_active', in: [true] });
    expect(suspend?.gate).toMatchObject({ permissions: ['perms.change_assetpermission'] });
    const name = 'resources.perms.assetpermission.actions.suspend';
    expect(Object.values(model.catalogues).map((texts) => texts[name])).toEqual([
      'Suspend',
      '停止',
      '停用',
    ]);
  });

  describe('switch off a page by a setting', () => {
    let model: ConsoleModel;
    beforeAll(() => {
      model = modelAfter('A setting');
    });

    it('which is asked for by the page, and on where nobody sends it', () => {
      const list = model.routes.find(({ name }) => name === 'DomainList');
      expect(list?.gate).toMatchObject({ settings: [{ name: 'FEATURE_DOMAINS', equals: true }] });
      expect(model.settings.find(({ name }) => name === 'FEATURE_DOMAINS')?.default).toBe(true);
    });

    it('which the sandbox does not send either, as the server of this version', async () => {
      const world = openWorld({ model });
      const { body } = await (await world.as('admin')).get('settings/public/');
      expect(body).not.toHaveProperty('FEATURE_DOMAINS');
    });
  });
});
