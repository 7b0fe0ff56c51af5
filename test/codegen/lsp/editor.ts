import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-languageserver-protocol/node';
import {
  PublishDiagnosticsNotification,
  type Diagnostic,
  type Position,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { WAIT_LIMIT_MS } from '../../limits.mjs';
import { temporaryFolder } from '../../afterwards.ts';

const COMMAND = fileURLToPath(new URL('../../../dist/bin/command.mjs', import.meta.url));

/** An editor with a project in a folder of its own, and the language server that it has started. */
export interface Editor {
  readonly folder: string;
  readonly connection: MessageConnection;
  readonly server: ChildProcessWithoutNullStreams;
  uri(path: string): string;
  /** The text of a file, as it stands on disk. */
  read(path: string): string;
  write(path: string, text: string): void;
  open(path: string, text?: string): Promise<void>;
  change(path: string, text: string): Promise<void>;
  /** Findings of a file, once they are as wanted. */
  findings(
    path: string,
    wanted: (found: readonly Diagnostic[]) => boolean,
  ): Promise<readonly Diagnostic[]>;
  /**
   * Applies what the server answered to the files on disk, as an editor does that saves them.
   *
   * @param copy a folder with the same files, of which the server knows nothing
   */
  apply(edit: WorkspaceEdit, copy?: string): void;
  close(): Promise<void>;
}

/** A new folder with these files. */
export function folderWith(files: ReadonlyMap<string, string>): string {
  const folder = temporaryFolder();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/**
 * Starts the bundled command in a copy of a project, and connects a client to it.
 *
 * @param command another bundle of the command
 */
export function startEditor(files: ReadonlyMap<string, string>, command = COMMAND): Editor {
  const folder = folderWith(files);
  const server = spawn(process.execPath, [command, 'lsp', '--stdio', '--cwd', folder]);
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const published = new Map<string, readonly Diagnostic[]>();
  const waiting = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    published.set(uri, diagnostics);
    for (const look of waiting) look();
  });
  connection.listen();
  const at = (path: string) => join(folder, path);
  const uri = (path: string) => pathToFileURL(at(path)).href;
  const read = (path: string) => readFileSync(at(path), 'utf8');
  const versions = new Map<string, number>();
  return {
    folder,
    connection,
    server,
    uri,
    read,
    write: (path, text) => writeFileSync(at(path), text),
    open: (path, text = read(path)) =>
      connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uri(path), languageId: 'yaml', version: 0, text },
      }),
    change: (path, text) => {
      const version = (versions.get(path) ?? 0) + 1;
      versions.set(path, version);
      return connection.sendNotification('textDocument/didChange', {
        textDocument: { uri: uri(path), version },
        contentChanges: [{ text }],
      });
    },
    findings: (path, wanted) =>
      new Promise((found, failed) => {
        const look = () => {
          const now = published.get(uri(path)) ?? [];
          if (!published.has(uri(path)) || !wanted(now)) return;
          stop();
          found(now);
        };
        const stop = () => {
          clearTimeout(timer);
          waiting.delete(look);
        };
        const timer = setTimeout(() => {
          stop();
          failed(new Error(`${path}: ${JSON.stringify(published.get(uri(path)))}`));
        }, WAIT_LIMIT_MS);
        waiting.add(look);
        look();
      }),
    apply(edit, copy = folder) {
      const placeIn = (address: string) => join(copy, relative(folder, fileURLToPath(address)));
      const edits = (address: string, own: readonly TextEdit[]) => {
        const path = placeIn(address);
        const document = TextDocument.create(address, 'yaml', 0, readFileSync(path, 'utf8'));
        writeFileSync(path, TextDocument.applyEdits(document, [...own]));
      };
      for (const [address, own] of Object.entries(edit.changes ?? {})) edits(address, own);
      for (const change of edit.documentChanges ?? []) {
        if ('edits' in change) {
          edits(
            change.textDocument.uri,
            change.edits.flatMap((one) => ('newText' in one ? [one] : [])),
          );
        } else if (change.kind === 'create') {
          const path = placeIn(change.uri);
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, '');
        } else if (change.kind === 'rename') {
          renameSync(placeIn(change.oldUri), placeIn(change.newUri));
        }
      }
    },
    async close() {
      connection.dispose();
      server.kill();
      rmSync(folder, { recursive: true, force: true });
      await Promise.resolve();
    },
  };
}

/** The place of a word in a text: in front of its first character, or so many behind it. */
export function placeOf(text: string, words: string, behind = 0): Position {
  const at = text.indexOf(words);
  if (at === -1) throw new Error(`There is no '${words}'.`);
  const before = text.slice(0, at + behind).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}
