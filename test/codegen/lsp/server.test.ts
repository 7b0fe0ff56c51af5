import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  InitializeRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  ShutdownRequest,
  type CodeAction,
  type CompletionItem,
  type Diagnostic,
  type InitializeResult,
  type Location,
} from 'vscode-languageserver-protocol';
import { baseFiles } from '../front/goldenProject.ts';
import { run } from '../back/runCommand.ts';
import { folderWith, placeOf, startEditor, type Editor } from './editor.ts';

const USER = 'manifest/resources/users/user.yaml';
const GROUP = 'manifest/resources/users/usergroup.yaml';
const VIEW = 'manifest/views/console.yaml';

let editor: Editor;
let answer: InitializeResult;

const WATCHING = { didChangeWatchedFiles: { dynamicRegistration: true } };

async function initialize(
  one: Editor,
  watching: typeof WATCHING | undefined = WATCHING,
): Promise<InitializeResult> {
  const result = await one.connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: one.uri(''),
    capabilities: {
      workspace: {
        ...watching,
        workspaceEdit: {
          documentChanges: true,
          resourceOperations: ['rename', 'create'],
          changeAnnotationSupport: {},
        },
      },
    },
  });
  await one.connection.sendNotification('initialized', {});
  return result;
}

beforeAll(async () => {
  editor = startEditor(baseFiles());
  answer = await initialize(editor);
});

afterAll(() => editor.close());

const POSITION = (path: string, words: string, behind = 0) => ({
  textDocument: { uri: editor.uri(path) },
  position: placeOf(editor.read(path), words, behind),
});
const fileOf = ({ uri }: Pick<Location, 'uri'>) =>
  uri.slice(editor.uri('').length).replace(/^\//, '');
const codes = (found: readonly Diagnostic[]) => found.map(({ code }) => code);

async function completionsAt(path: string, words: string, behind: number) {
  const found = await editor.connection.sendRequest(
    CompletionRequest.type,
    POSITION(path, words, behind),
  );
  return (Array.isArray(found) ? found : []) as readonly CompletionItem[];
}

describe('the language server, driven by a client over standard input and output', () => {
  it('says what it can', () => {
    expect(answer.serverInfo?.name).toBe('gatehouse');
    expect(answer.capabilities).toMatchObject({
      completionProvider: {},
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
    });
  });

  it('reports a mistake while it is written, in every file that it concerns, and takes it back', async () => {
    const text = editor.read(VIEW);
    await editor.open(VIEW);
    await editor.change(
      VIEW,
      text.replace('resource: users.usergroup', 'resource: users.usergruop'),
    );
    const [finding] = await editor.findings(VIEW, (found) =>
      codes(found).includes('unknown-resource'),
    );
    expect(finding).toMatchObject({
      source: 'gatehouse',
      severity: 1,
      message: expect.stringContaining("Did you mean 'users.usergroup'?"),
    });
    await editor.change(VIEW, text);
    expect(await editor.findings(VIEW, (found) => found.length === 0)).toEqual([]);
  });

  it('completes keys with what they do, words of the language, and names that the rules accept', async () => {
    const keys = await completionsAt(USER, 'default: [name', 0);
    expect(keys).toContainEqual(
      expect.objectContaining({
        label: 'bulkEdit',
        detail: expect.stringMatching(/\S/),
        textEdit: expect.objectContaining({ newText: 'bulkEdit: ' }),
      }),
    );
    const fields = await completionsAt(USER, 'columns: [name', 'columns: [na'.length);
    expect(fields).toContainEqual(
      expect.objectContaining({ label: 'login_blocked', detail: 'boolean: Blocked' }),
    );
    const resources = await completionsAt(GROUP, 'to: users.user', 'to: us'.length);
    expect(resources.map(({ label }) => label).toSorted()).toEqual([
      'users.user',
      'users.usergroup',
    ]);
    const types = await completionsAt(USER, 'type: boolean', 'type: '.length);
    expect(types.map(({ label }) => label)).toContain('datetime');
  });

  it('shows on hover what a key does, and what a name stands for in every language', async () => {
    const key = await editor.connection.sendRequest(HoverRequest.type, POSITION(USER, 'fixed:'));
    expect(JSON.stringify(key?.contents)).toMatch(/scroll|fixed|column/i);
    const name = await editor.connection.sendRequest(
      HoverRequest.type,
      POSITION(GROUP, 'users.user }', 2),
    );
    const shown = JSON.stringify(name?.contents);
    expect(shown).toContain('**resource `users.user`**');
    expect(shown).toContain('user.yaml:1');
    for (const language of ['en: Users', 'zh: ', 'ja: ']) expect(shown).toContain(language);
  });

  it('finds where a name is declared and where it is used', async () => {
    const [definition] = (await editor.connection.sendRequest(
      DefinitionRequest.type,
      POSITION(GROUP, 'users.user }', 2),
    )) as readonly Location[];
    expect(definition && fileOf(definition)).toBe(USER);
    const references = await editor.connection.sendRequest(ReferencesRequest.type, {
      ...POSITION(USER, 'login_blocked: { type'),
      context: { includeDeclaration: false },
    });
    expect((references ?? []).length).toBeGreaterThan(2);
    expect(new Set((references ?? []).map(fileOf))).toContain('locales/en/console.yaml');
  });

  it('refuses to rename what cannot have another name, and says why', async () => {
    await expect(
      editor.connection.sendRequest(
        PrepareRenameRequest.type,
        POSITION(VIEW, 'users.view_user', 2),
      ),
    ).rejects.toThrow(/derives/);
    expect(
      await editor.connection.sendRequest(
        PrepareRenameRequest.type,
        POSITION(VIEW, 'organizations'),
      ),
    ).toBeNull();
  });

  it.each([
    ['a field', USER, 'login_blocked: { type', 'is_locked', /login_blocked/],
    [
      'a resource',
      USER,
      'users.user',
      'users.person',
      /(?:to|resource|list): users\.user\b(?!group)/,
    ],
    ['a route, with its file', VIEW, 'Home,', 'FirstPage', /name: Home/],
  ])('renames %s everywhere; the project stays valid', async (_, path, words, newName, gone) => {
    const copy = folderWith(baseFiles());
    const edit = await editor.connection.sendRequest(RenameRequest.type, {
      ...POSITION(path, words),
      newName,
    });
    if (!edit) throw new Error('There is no edit.');
    editor.apply(edit, copy);
    expect(await validate(copy)).toBe(0);
    expect(
      [USER, GROUP, VIEW]
        .filter(
          (file) =>
            !edit.documentChanges?.some(
              (change) =>
                'kind' in change && change.kind === 'rename' && change.oldUri === editor.uri(file),
            ),
        )
        .filter((file) => gone.test(readFileSync(join(copy, file), 'utf8'))),
    ).toEqual([]);
    rmSync(copy, { recursive: true });
  });

  it('mends a wrong name, adds a missing text in every language, and allows a warning', async () => {
    const copy = startEditor(baseFiles());
    try {
      await initialize(copy);
      const mend = async (path: string, text: string, code: string, title: RegExp) => {
        await copy.open(path);
        await copy.change(path, text);
        const found = await copy.findings(path, (all) => codes(all).includes(code));
        const finding = found.find((one) => one.code === code);
        if (!finding) throw new Error(code);
        const actions = (await copy.connection.sendRequest(CodeActionRequest.type, {
          textDocument: { uri: copy.uri(path) },
          range: finding.range,
          context: { diagnostics: [finding] },
        })) as readonly CodeAction[];
        const action = actions.find((one) => title.test(one.title));
        if (!action?.edit) throw new Error(JSON.stringify(actions));
        copy.write(path, text);
        copy.apply(action.edit);
        await copy.change(path, copy.read(path));
      };
      await mend(
        GROUP,
        copy.read(GROUP).replace('columns: [name,', 'columns: [nmae,'),
        'unknown-field',
        /Write 'name'/,
      );
      await mend(
        USER,
        copy.read(USER).replace('  groups: {', '  nick_name: { type: string }\n  groups: {'),
        'missing-text',
        /Add 'resources\.users\.user\.fields\.nick_name' in en, zh, ja/,
      );
      expect(copy.read('locales/ja/users.yaml')).toContain('nick_name: Nick name');
      await mend(
        'locales/en/console.yaml',
        copy
          .read('locales/en/console.yaml')
          .replace('fields:\n', 'fields:\n  unneeded: Unneeded\n'),
        'unused-text',
        /Allow 'unused-text'/,
      );
      expect(await validate(copy.folder)).toBe(0);
      expect(copy.read('locales/en/console.yaml')).toContain(
        '  # gatehouse: allow unused-text because write the reason here\n  unneeded: Unneeded',
      );
    } finally {
      await copy.close();
    }
  });

  it.each([
    ['when the editor tells so', WATCHING, true],
    ['with the next change when it cannot tell', undefined, false],
    ['with the next change when it refuses to tell', WATCHING, false],
  ])('reads files anew that have changed on disk, %s', async (_when, watching, tells) => {
    const copy = startEditor(baseFiles());
    try {
      const asked = new Promise((registered) => {
        copy.connection.onRequest('client/registerCapability', (wish) => {
          registered(wish);
          if (!tells) throw new Error('No');
        });
      });
      await initialize(copy, watching);
      if (watching) expect(JSON.stringify(await asked)).toContain('didChangeWatchedFiles');
      // Everything has been read once.
      await copy.open(VIEW);
      const place = { textDocument: { uri: copy.uri(VIEW) }, position: { line: 0, character: 0 } };
      await copy.connection.sendRequest(HoverRequest.type, place);
      copy.write(GROUP, copy.read(GROUP).replace('columns: [name,', 'columns: [nmae,'));
      const changes = [{ uri: copy.uri(GROUP), type: 2 }];
      await (tells
        ? copy.connection.sendNotification('workspace/didChangeWatchedFiles', { changes })
        : copy.change(VIEW, `${copy.read(VIEW)}\n`));
      const found = await copy.findings(GROUP, (all) => all.length > 0);
      expect(codes(found)).toContain('unknown-field');
    } finally {
      await copy.close();
    }
  });

  it('answers nothing about files of others, and goes on after messages that are none', async () => {
    const elsewhere = {
      textDocument: { uri: 'file:///etc/hosts' },
      position: { line: 0, character: 0 },
    };
    const unknown = {
      textDocument: { uri: editor.uri('manifest/none.yaml') },
      position: { line: 9, character: 9 },
    };
    for (const at of [
      elsewhere,
      unknown,
      { ...elsewhere, textDocument: { uri: 'untitled:1' } },
      { ...elsewhere, textDocument: { uri: 'file:///%E0%A4%A' } },
    ]) {
      expect(await editor.connection.sendRequest(CompletionRequest.type, at)).toEqual([]);
      expect(await editor.connection.sendRequest(HoverRequest.type, at)).toBeNull();
      expect(await editor.connection.sendRequest(DefinitionRequest.type, at)).toEqual([]);
    }
    await editor.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: 'file:///etc/hosts', languageId: 'yaml', version: 1, text: 'a: b' },
    });
    const outside = { line: 100_000, character: 100_000 };
    await editor.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: editor.uri(USER) },
      position: outside,
    });
    for (const message of [
      '{',
      '{"jsonrpc":"2.0"}',
      '[]',
      '"x"',
      'null',
      '{"jsonrpc":"2.0","id":1,"method":"no/such"}',
      '{"jsonrpc":"2.0","id":2,"method":"textDocument/hover"}',
      '{"jsonrpc":"2.0","method":"textDocument/didChange","params":{}}',
    ]) {
      editor.server.stdin.write(`Content-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`);
    }
    const hover = await editor.connection.sendRequest(HoverRequest.type, POSITION(USER, 'fixed:'));
    expect(hover).not.toBeNull();
  });

  it('ends when it is told to', async () => {
    const copy = startEditor(baseFiles());
    await initialize(copy);
    await copy.connection.sendRequest(ShutdownRequest.type);
    const ended = once(copy.server, 'exit');
    await copy.connection.sendNotification('exit');
    expect(await ended).toEqual([0, null]);
    await copy.close();
  });
});

/** The exit code of `gatehouse validate`. */
async function validate(folder: string): Promise<number | undefined> {
  const { code, out, err } = await run(['validate'], folder);
  if (code !== 0) throw new Error(out + err);
  return code;
}
