import { groupBy } from 'es-toolkit/array';
import { debounce } from 'es-toolkit/function';
import {
  CodeActionKind,
  createConnection,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  ProposedFeatures,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type Position,
  type ServerCapabilities,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { lastStep, type Occurrence } from '../names/name.ts';
import { definitions, namesAt, occurrences } from '../names/occurrences.ts';
import { renameEdits, whyNotRenamed } from '../names/rename.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { completions } from './completion.ts';
import { hoverAt } from './hover.ts';
import { fromEditor, toEditor } from './positions.ts';
import { published } from './published.ts';
import { quickFixes, type QuickFix } from './quickFixes.ts';
import { serviceOf, type ReadProject, type Service } from './service.ts';
import { fileOf } from './state.ts';
import { outlineOf } from './outline.ts';
import { urisOf, type Uris } from './uris.ts';
import { workspaceEdit, type EditorAbilities } from './workspaceEdit.ts';

/** A user who types is not interrupted by findings about half a word. */
const SETTLE_MS = 150;

interface ServerOptions {
  /** The project folder, absolute. */
  readonly folder: string;
  readonly read: ReadProject;
  /** The address of the page about a rule; undefined where there is none. */
  readonly pageOf: (rule: string) => string | undefined;
  readonly version: string;
}

/** Files whose changes on disk the editor tells, where it can. */
const WATCHED = '**/{manifest,locales,src,sandbox}/**/*.{yaml,ts,tsx}';

const CAPABILITIES: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: [' ', '.', '$', '[', '{', ',', '|'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  documentSymbolProvider: true,
};

/**
 * Serves the language server protocol on standard input and output until the editor ends it.
 *
 * @returns when the connection is closed
 */
export function serve(options: ServerOptions): Promise<void> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const documents = new TextDocuments(TextDocument);
  const service = serviceOf(options.read);
  const uris = urisOf(options.folder);
  let can: EditorAbilities = {
    documentChanges: false,
    renameFiles: false,
    createFiles: false,
    annotations: false,
  };
  let watches = false;
  connection.onInitialize(({ capabilities }: InitializeParams) => {
    const edit = capabilities.workspace?.workspaceEdit;
    can = {
      documentChanges: edit?.documentChanges === true,
      renameFiles: edit?.resourceOperations?.includes('rename') === true,
      createFiles:
        edit?.documentChanges === true && edit.resourceOperations?.includes('create') === true,
      annotations: edit?.changeAnnotationSupport !== undefined,
    };
    watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      capabilities: CAPABILITIES,
      serverInfo: { name: 'gatehouse', version: options.version },
    };
  });
  const check = publisher(connection, service, uris, options, () => watches);
  connection.onInitialized(() => {
    check();
    if (!watches) return;
    connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: WATCHED }] })
      .catch(() => {
        watches = false;
      });
  });
  keepUp(connection, documents, service, uris, check);
  answer(connection, service, uris, () => can);
  documents.listen(connection);
  connection.listen();
  return new Promise((closed) => {
    connection.onShutdown(() => check.cancel());
    process.stdin.once('close', closed);
  });
}

/** Sends the findings of every file that has some, and none for a file that had some before. */
function publisher(
  connection: Connection,
  service: Service,
  { uriOf }: Uris,
  { pageOf }: ServerOptions,
  tellsChanges: () => boolean,
) {
  let before = new Set<string>();
  const check = async (): Promise<void> => {
    // An editor that does not tell what changes on disk has the files read again before the findings.
    if (!tellsChanges()) service.changed();
    try {
      const state = await service.state();
      const byFile = groupBy(state.found.diagnostics, ({ file }) => file);
      for (const file of new Set([...before, ...Object.keys(byFile)])) {
        const found = (byFile[file] ?? []).map((one) => published(one, { uriOf }, pageOf));
        await connection.sendDiagnostics({ uri: uriOf(file), diagnostics: found });
      }
      before = new Set(Object.keys(byFile));
    } catch (error) {
      connection.console.error(`The project cannot be read: ${messageOf(error)}`);
    }
  };
  return debounce(check, SETTLE_MS);
}

/** Tells the service what is open and what has changed. */
function keepUp(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  service: Service,
  { pathOf }: Uris,
  check: () => void,
): void {
  const tell = ({ uri }: TextDocument, change: (path: string) => void) => {
    const path = pathOf(uri);
    if (path === undefined) return;
    change(path);
    check();
  };
  documents.onDidChangeContent(({ document }) =>
    tell(document, (path) => service.open(path, document.getText())),
  );
  documents.onDidClose(({ document }) => tell(document, service.close));
  const changed = () => {
    service.changed();
    check();
  };
  documents.onDidSave(changed);
  connection.onDidChangeWatchedFiles(changed);
}

interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/** Answers the questions of the editor. What is asked about files of others has no answer. */
function answer(
  connection: Connection,
  service: Service,
  uris: Uris,
  can: () => EditorAbilities,
): void {
  const { pathOf, uriOf } = uris;
  const opened = async (uri: string) => {
    const path = pathOf(uri);
    if (path === undefined) return undefined;
    const state = await service.state();
    const text = service.textOf(state, path);
    return text === undefined ? undefined : { state, path, text };
  };
  const nameAt = async ({ textDocument, position }: At) => {
    const file = await opened(textDocument.uri);
    const [found] = file ? namesAt(file.state, file.path, fromEditor(position)) : [];
    return file && found ? { ...file, found } : undefined;
  };
  const locations = (places: readonly Occurrence[]) =>
    places.map(({ file, range }) => ({ uri: uriOf(file), range: toEditor(range) }));

  connection.onCompletion(async ({ textDocument, position }) => {
    const file = await opened(textDocument.uri);
    if (!file) return [];
    return [
      ...completions(file, fromEditor(position), (text) =>
        service.stateWith(file.state, { path: file.path, text }),
      ),
    ];
  });
  connection.onHover(async ({ textDocument, position }) => {
    const file = await opened(textDocument.uri);
    const hover = file && hoverAt(file.state, file, fromEditor(position));
    return hover
      ? { contents: { kind: 'markdown', value: hover.text }, range: toEditor(hover.range) }
      : null;
  });
  connection.onDefinition(async (at) => {
    const named = await nameAt(at);
    return named ? locations(definitions(named.state, named.found)) : [];
  });
  connection.onReferences(async ({ context, ...at }) => {
    const named = await nameAt(at);
    const found = named ? occurrences(named.state, named.found) : [];
    const isWanted = ({ role }: Occurrence) => context.includeDeclaration || role === 'reference';
    return locations(found.filter(isWanted));
  });
  connection.onPrepareRename(async (at) => {
    const named = await nameAt(at);
    if (!named) return null;
    const { state, found } = named;
    const { kind, name } = found;
    const because = whyNotRenamed(state, found);
    if (because !== undefined) throw refusal(because);
    // What a user changes: of a field its own name, of everything else the whole.
    return { range: toEditor(found.range), placeholder: kind === 'field' ? lastStep(name) : name };
  });
  connection.onRenameRequest(async ({ newName, ...at }) => {
    const named = await nameAt(at);
    if (!named) throw refusal('Nothing here has a name.');
    const { state, found } = named;
    const renamed = renameEdits(state, found, newName);
    if (renamed.kind === 'refused') throw refusal(renamed.because);
    if (renamed.moves.some(({ needed }) => needed) && !can().renameFiles) {
      const files = renamed.moves.map(({ from }) => from).join(', ');
      throw refusal(`This editor cannot rename the files that are named after it: ${files}.`);
    }
    return workspaceEdit(renamed.edits, renamed.moves, (path) => fileOf(state, path), uris, can());
  });
  connection.onCodeAction(async ({ textDocument, range, context }) => {
    const file = await opened(textDocument.uri);
    if (!file) return [];
    const { state, path } = file;
    const isPossible = ({ edits }: QuickFix) =>
      can().createFiles || edits.every((edit) => fileOf(state, edit.file) !== undefined);
    return state.found.diagnostics
      .filter((finding) => finding.file === path && overlaps(finding, range))
      .flatMap((finding) =>
        quickFixes(state, finding)
          .filter(isPossible)
          .map(({ title, edits, preferred }) => ({
            title,
            kind: CodeActionKind.QuickFix,
            diagnostics: context.diagnostics.filter(({ code }) => code === finding.rule),
            edit: workspaceEdit(edits, [], (path) => fileOf(state, path), uris, can()),
            ...(preferred && { isPreferred: true }),
          })),
      );
  });
  connection.onDocumentSymbol(async ({ textDocument }) => {
    const file = await opened(textDocument.uri);
    return file?.path.endsWith('.yaml') ? [...outlineOf(file)] : [];
  });
}

function overlaps(
  finding: Diagnostic,
  { start, end }: { start: Position; end: Position },
): boolean {
  const own = toEditor(finding.range);
  return own.start.line <= end.line && start.line <= own.end.line;
}

function refusal(because: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, because);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
