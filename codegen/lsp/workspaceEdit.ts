import { groupBy } from 'es-toolkit/array';
import type {
  CreateFile,
  TextDocumentEdit,
  WorkspaceEdit,
  RenameFile,
} from 'vscode-languageserver';
import type { Edit } from '../names/edit.ts';
import type { Move } from '../names/moves.ts';
import { withLines } from '../names/textAt.ts';
import type { SourceFile } from '../read/sources.ts';
import { toEditor } from './positions.ts';
import type { Uris } from './uris.ts';

/** What the editor can do beyond replacing text. */
export interface EditorAbilities {
  readonly documentChanges: boolean;
  readonly renameFiles: boolean;
  readonly createFiles: boolean;
  /** It asks about edits that are marked as needing it. */
  readonly annotations: boolean;
}

const ASK = 'likely';

/**
 * Edits in the form of the editor. Those in doubt are marked, or left out where the editor cannot ask about them.
 *
 * @param fileOf the text that the offsets are of; a file that is not there is created
 */
export function workspaceEdit(
  edits: readonly Edit[],
  moves: readonly Move[],
  fileOf: (path: string) => SourceFile | undefined,
  { uriOf }: Pick<Uris, 'uriOf'>,
  can: EditorAbilities,
): WorkspaceEdit {
  const byFile = groupBy(
    edits.filter(({ doubt }) => doubt === undefined || can.annotations),
    ({ file }) => file,
  );
  const changes = Object.entries(byFile).map(([path, own]) => {
    const { range } = withLines(fileOf(path) ?? { path, text: '' });
    const texts = own.map(({ start, end, text, doubt }) => ({
      range: toEditor(range(start, end)),
      newText: text,
      ...(doubt !== undefined && { annotationId: ASK }),
    }));
    return { uri: uriOf(path), edits: texts };
  });
  if (!can.documentChanges) {
    return { changes: Object.fromEntries(changes.map(({ uri, edits: own }) => [uri, own])) };
  }
  const documents = changes.map(({ uri, edits: own }): TextDocumentEdit => ({
    textDocument: { uri, version: null },
    edits: own,
  }));
  const created = Object.keys(byFile)
    .filter((path) => !fileOf(path))
    .map((path): CreateFile => ({ kind: 'create', uri: uriOf(path) }));
  const renamed = moves.map(({ from, to }): RenameFile => ({
    kind: 'rename',
    oldUri: uriOf(from),
    newUri: uriOf(to),
  }));
  return {
    documentChanges: [...created, ...documents, ...(can.renameFiles ? renamed : [])],
    ...(can.annotations && {
      changeAnnotations: {
        [ASK]: {
          label: 'The same word in a file about the same resource',
          needsConfirmation: true,
        },
      },
    }),
  };
}
