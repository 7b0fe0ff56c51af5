import { isNever, readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import type { SayText } from '@gatehouse-console/engine/i18n/useText.ts';
import { grantedIn } from '@gatehouse-console/engine/fields/grantedActions.ts';
import { BYTE_ORDER_MARK, csvLines } from './csv.ts';
import type { Grant } from './grants.ts';
import type { Names } from './names.ts';
import type { Question } from './question.ts';
import type { Ways } from './ways.ts';

export interface RowWords {
  readonly text: SayText;
  readonly names: Names;
  /** Formats a time of the server. */
  readonly date: (value: string) => string;
}

/** A grant in words, as the table and the file have it. */
export function rowOf(grant: Grant, { text, names, date }: RowWords) {
  const { permission, who, what, accounts, obstacles, doubts, state } = grant;
  const nameAll = (kind: 'group' | 'node' | 'system-user', ids: readonly string[]) =>
    ids.map((id) => names.nameOf(kind, id)).join(', ');
  const ways = (kind: 'group' | 'node', { direct, through, sure }: Ways) =>
    [
      ...(direct ? [text('access.direct')] : []),
      ...through.map((id) => names.nameOf(kind, id)),
      ...(sure === true ? [] : [text(`access.unseen.${kind}`)]),
    ].join(', ');
  return {
    id: grant.id,
    grant,
    who: names.nameOf(who.kind, who.id),
    whoSecond: names.secondOf(who.kind, who.id),
    what: names.nameOf(what.kind, what.id),
    whatSecond: names.secondOf(what.kind, what.id),
    permission: permission.name,
    group: ways('group', grant.whoWays),
    node: permission.kind === 'asset' ? ways('node', grant.whatWays) : text('access.direct'),
    accounts: nameAll(
      'system-user',
      accounts.filter(({ fits }) => fits !== false).map(({ id }) => id),
    ),
    actions: actionsInWords(permission.actions, text),
    /** In milliseconds since 1970, to sort by. */
    until: Number(readDate(permission.ends) ?? 0),
    untilText: isNever(permission.ends) ? text('pages.value.never') : date(permission.ends),
    state: text(`access.states.${state}`),
    why: [
      ...obstacles.map((obstacle) => text(`access.obstacles.${obstacle}`)),
      ...(obstacles.length > 0 ? [] : doubts.map((doubt) => text(`access.doubts.${doubt}`))),
    ].join('; '),
  };
}

export type AccessRow = Readonly<ReturnType<typeof rowOf>>;

const ACTIONS = [
  'all',
  'connect',
  'upload_file',
  'download_file',
  'updownload',
  'clipboard_copy',
  'clipboard_paste',
  'clipboard_copy_paste',
] as const;

/** Single actions in as few words as possible: “All” instead of every one. */
export function actionsInWords(actions: readonly string[], text: SayText): string {
  const shortest = grantedIn(ACTIONS, new Set(actions));
  return ACTIONS.filter((action) => shortest.includes(action))
    .map((action) => text(`resources.perms.assetpermission.choices.actions.${action}`))
    .join(', ');
}

export const COLUMNS = [
  'who',
  'what',
  'permission',
  'state',
  'until',
  'group',
  'node',
  'accounts',
  'actions',
] as const satisfies readonly (keyof AccessRow)[];
export type ColumnName = (typeof COLUMNS)[number];

/** The columns of a question: a side that is given has none. */
export function columnsOf({ who, what }: Question): readonly ColumnName[] {
  return COLUMNS.filter((column) => !(column === 'who' && who) && !(column === 'what' && what));
}

/** Title and value of each column of a file. */
const FILE_COLUMNS = [
  ['who', 'who'],
  ['username', 'whoSecond'],
  ['what', 'what'],
  ['address', 'whatSecond'],
  ['permission', 'permission'],
  ['state', 'state'],
  ['reason', 'why'],
  ['group', 'group'],
  ['node', 'node'],
  ['accounts', 'accounts'],
  ['actions', 'actions'],
  ['until', 'untilText'],
] as const;

/** Do all words stand somewhere in the row? */
export function matches(row: AccessRow, search: string): boolean {
  const all = FILE_COLUMNS.map(([, name]) => row[name])
    .join('\n')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The rows as a CSV file. */
export function csvOf(rows: readonly AccessRow[], text: SayText): string {
  const head = FILE_COLUMNS.map(([title]) => text(`access.columns.${title}`));
  const lines = rows.map((row) => FILE_COLUMNS.map(([, value]) => row[value]));
  return `${BYTE_ORDER_MARK}${csvLines([head, ...lines])}`;
}
