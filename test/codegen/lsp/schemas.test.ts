import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { diskFiles } from '../../../codegen/cli/files.ts';
import { editorSchemas } from '../../../codegen/schema/editorSchemas.ts';
import { temporaryFolder } from '../../afterwards.ts';
import { baseFiles, filesOf, GOLDEN } from '../front/goldenProject.ts';

/** A file of each kind in a golden project, a key of it, and the same key with a mistake. */
const FILES: readonly (readonly [kind: string, path: string, key: string, misspelt: string])[] = [
  ['app', 'base/manifest/app.yaml', 'languages:', 'langages:'],
  ['permissions', 'permission-circle/good/manifest/permissions.yaml', 'requires:', 'require:'],
  ['features', 'base/manifest/features.yaml', 'settings:', 'setings:'],
  ['api', 'base/manifest/api.yaml', 'addresses:', 'adresses:'],
  ['drift', 'unknown-file/good/manifest/drift.yaml', 'explained:', 'explaned:'],
  ['roles', 'unknown-role/good/manifest/roles.yaml', 'permissions:', 'permission:'],
  ['expectations', 'unknown-role/good/manifest/expectations.yaml', 'because:', 'becuase:'],
  ['view', 'base/manifest/views/console.yaml', 'routes:', 'route:'],
  ['resource', 'base/manifest/resources/users/user.yaml', 'fields:', 'feilds:'],
];

const folder = temporaryFolder();
const disk = diskFiles(folder);
disk.change(new Map(editorSchemas().map(({ kind, text }) => [`schemas/${kind}.json`, text])));

/** The service of the YAML plug-ins of VS Code and others, which finds a schema by the comment alone. */
const service = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});
service.configure({ validate: true, completion: true, hover: true, format: false });

/** The service keeps what it knows of a version. */
let version = 0;

function document(kind: string, path: string, text: string): TextDocument {
  const depth = '../'.repeat(path.split('/').length - 1);
  const comment = `# yaml-language-server: $schema=${depth}schemas/${kind}.json\n`;
  version += 1;
  const uri = pathToFileURL(join(folder, path)).href;
  return TextDocument.create(uri, 'yaml', version, comment + text);
}

/** @param path of the base, `base/manifest/…`, or of a case, `unknown-role/good/manifest/…` */
function goldenText(path: string): string {
  const [rule = '', ...rest] = path.split('/');
  if (rule === 'base') return baseFiles().get(rest.join('/')) ?? '';
  const [name = '', ...file] = rest;
  return filesOf({ rule, name, folder: join(GOLDEN, rule, name) }).get(file.join('/')) ?? '';
}

describe('the schemas in a YAML plug-in, by one line of comment', () => {
  it.each(FILES)(
    '%s: no false alarm, keys with what they do, misspelt ones told',
    async (kind, path, key, misspelt) => {
      const text = goldenText(path);
      const whole = document(kind, path, text);
      expect(await service.doValidation(whole, false)).toEqual([]);

      const wrong = document(kind, path, text.replace(key, misspelt));
      const told = (await service.doValidation(wrong, false)).map(({ message }) => message);
      expect(told.join('\n')).toMatch(new RegExp(`${misspelt.slice(0, -1)}|${key.slice(0, -1)}`));

      const open = document(kind, path, '\n');
      const { items } = await service.doComplete(open, { line: 1, character: 0 }, false);
      const top = /^([a-z]\w*):/m.exec(text)?.[1];
      expect(items.map(({ label }) => label)).toContain(top);

      const at = whole.positionAt(whole.getText().search(new RegExp(`^${top}:`, 'm')) + 1);
      expect(JSON.stringify(await service.doHover(whole, at))).toMatch(/[a-z]{3}/);
    },
  );
});
