import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ts } from 'ts-morph';
import type { Kind } from './rename.ts';

/** Folders of hand-written code that uses names of the manifests. */
export const ROOMS = ['src', 'sandbox'] as const;
export type Room = (typeof ROOMS)[number];

export interface Place {
  readonly name: string;
  /** `src/overrides/ops/useCommandRun.ts:12` */
  readonly place: string;
  /** Lines of the object that has the name as a key; the type checker reports only its first unknown key. */
  readonly object?: readonly [first: number, last: number];
}

/** Uses of these names in hand-written code, without comments. */
export function search(
  kind: Kind,
  names: ReadonlySet<string>,
  rooms: readonly Room[],
): readonly Place[] {
  return files(rooms).flatMap((path) => [
    ...(kind === 'route' ? pagesOf(path, names) : []),
    ...wordsOf(path).flatMap((word) =>
      namesIn(kind, word, names).map((name) => ({
        name,
        place: `${path}:${word.line}`,
        ...(word.object && { object: word.object }),
      })),
    ),
  ]);
}

interface Word {
  readonly text: string;
  readonly line: number;
  /** An identifier may be a variable; a piece is a part of a longer text. */
  readonly kind: 'text' | 'piece' | 'identifier';
  readonly object?: Place['object'];
}

function namesIn(kind: Kind, word: Word, names: ReadonlySet<string>): readonly string[] {
  if (word.kind === 'text' && names.has(word.text)) return [word.text];
  if (kind === 'field' || kind === 'setting') {
    return (word.text.match(/\w+/g) ?? []).filter((part) => names.has(part));
  }
  return [];
}

/** The file name of an override begins with its route. */
function pagesOf(path: string, names: ReadonlySet<string>): readonly Place[] {
  const [name = ''] = basename(path).split('.');
  return path.startsWith('src/overrides/') && names.has(name) ? [{ name, place: `${path}:1` }] : [];
}

const words = new Map<string, readonly Word[]>();

function wordsOf(path: string): readonly Word[] {
  const known = words.get(path);
  if (known) return known;
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Word[] = [];
  const visit = (node: ts.Node): void => {
    const kind = kindOf(node);
    if (kind !== undefined) {
      const { text } = node as ts.Identifier | ts.LiteralLikeNode;
      const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
      const line = lineOf(node.getStart(source));
      const object = objectOf(node);
      const lines = object && {
        object: [lineOf(object.getStart(source)) + 1, lineOf(object.getEnd()) + 1] as const,
      };
      // A text of several lines is searched line by line.
      text
        .split('\n')
        .forEach((part, index) =>
          found.push({ text: part, line: line + index + 1, kind, ...lines }),
        );
    }
    node.forEachChild(visit);
  };
  visit(source);
  words.set(path, found);
  return found;
}

/** The object literal that has this node as a key. */
function objectOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  const { parent } = node;
  const isName =
    (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) &&
    parent.name === node;
  return isName ? parent.parent : undefined;
}

function kindOf(node: ts.Node): Word['kind'] | undefined {
  if (ts.isIdentifier(node)) return 'identifier';
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return 'text';
  return ts.isTemplateLiteralToken(node) ? 'piece' : undefined;
}

function files(rooms: readonly Room[]): readonly string[] {
  return rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path)),
  );
}
