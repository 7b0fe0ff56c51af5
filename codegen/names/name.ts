import type { LinkContext } from '../link/rule.ts';
import { fieldNames } from '../link/walk/fieldNames.ts';
import { namesThatExist } from '../link/walk/knownNames.ts';
import { keysOfTexts } from '../link/walk/textsInCode.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import type { Range } from '../report/diagnostic.ts';

/** What can be asked about by name. */
export const NAME_KINDS = ['resource', 'field', 'route', 'permission', 'setting', 'text'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export function isNameKind(kind: string): kind is NameKind {
  return NAME_KINDS.some((one) => one === kind);
}

/** `users.user`, `users.user.username`, `UserList`, `users.view_user`, `SHOP_ENABLED`, `shell.logout`. */
export interface Name {
  readonly kind: NameKind;
  /** In full: that of a field begins with the resource that declares it. */
  readonly name: string;
}

/** A place that has a name, or a part of it: `user` in `users: { user: … }` is a part of `users.user`. */
export interface Occurrence extends Name {
  readonly role: 'definition' | 'reference';
  readonly file: string;
  readonly range: Range;
  /** Which characters of the name stand here, from and to. */
  readonly part: readonly [from: number, to: number];
  /**
   * `likely`: the same word in a file that deals with the same thing; only the type checker or a user knows.
   * `template`: hand-written code makes the name of parts, so that it stands nowhere as a whole.
   */
  readonly doubt?: 'likely' | 'template';
}

/** A project whose names are asked for. */
export interface NamedProject extends LinkContext {
  readonly sources: SourceSet;
  /** Hand-written code; names in it are not found without. */
  readonly code: readonly SourceFile[];
}

/** An occurrence whose place is looked up when it is asked for: there are thousands, and few are. */
export interface Mention extends Name {
  readonly role: Occurrence['role'];
  readonly file: string;
  /** Undefined when the text at the place does not have the name. */
  readonly place: () => Pick<Occurrence, 'range' | 'part'> | undefined;
}

/** The whole of a name. */
export function whole(name: string): Occurrence['part'] {
  return [0, name.length];
}

/** The last of the names of a field that stand inside of one another. */
export function lastStep(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1);
}

/** The resource that a field is of. */
export function resourceOf(field: string): string {
  return field.split('.').slice(0, 2).join('.');
}

/** All names of a kind, in full. */
export function namesOf(named: NamedProject, kind: NameKind): ReadonlySet<string> {
  const { resources, catalogues } = named.project;
  if (kind === 'text') return keysOfTexts(catalogues);
  return new Set(
    kind === 'field'
      ? resources.flatMap(({ value }) => fieldNames(value.fields, `${value.resource}.`))
      : namesThatExist(kind, named),
  );
}
