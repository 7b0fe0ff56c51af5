import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
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
import { placeOf, startEditor, type Editor } from './editor.ts';

const COMMAND = fileURLToPath(new URL('../../../dist/bin/command.mjs', import.meta.url));
const USER = 'manifest/resources/users/user.yaml';
const GROUP = 'manifest/resources/users/usergroup.yaml';
const VIEW = 'manifest/views/console.yaml';

let editor: Editor;
let answer: InitializeResult;

async function initialize(one: Editor): Promise<InitializeResult> {
  const result = await one.connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: one.uri(''),
    capabilities: {
      workspace: {
        workspaceEdit: {
          documentChanges: true,
          resourceOperations: ['rename'],
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
});
