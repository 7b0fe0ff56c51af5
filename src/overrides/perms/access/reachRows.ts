import { isNever } from '@gatehouse-console/engine/i18n/dates.ts';
import type { SayText } from '@gatehouse-console/engine/i18n/useText.ts';
import { BYTE_ORDER_MARK, csvLines } from './csv.ts';
import type { Facts } from './loadFacts.ts';
import { reachIn, type Reach, type Scope } from './reach.ts';
import { actionsInWords } from './rows.ts';

/** Work between two moments in which the browser may draw. */
const SLICE_MS = 12;
/** Rows that are kept for the page; a file has all of them. */
const KEPT_ROWS = 5_000;
/** Lines of a file that are put together at once. */
const LINES_AT_ONCE = 1_000;

interface Words {
  readonly text: SayText;
  /** Formats a time of the server. */
  readonly date: (value: string) => string;
}

/** A row in words, in the order of the columns. */
export function cellsOf(
  { user, asset, systemUser, permissions, actions, until }: Reach,
  { text, date }: Words,
) {
  return {
    user: user.name,
    username: user.username,
    asset: asset.name,
    address: asset.ip,
    systemUser: systemUser.name,
    permission: permissions.map(({ name }) => name).join('; '),
    actions: actionsInWords(actions, text),
    until: isNever(until) ? text('pages.value.never') : date(until),
  };
}

/** Titles of the cells. */
export const TITLES = {
  user: 'access.kinds.user',
  username: 'access.columns.username',
  asset: 'access.kinds.asset',
  address: 'access.columns.address',
  systemUser: 'access.kinds.system-user',
  permission: 'access.columns.permission',
  actions: 'access.columns.actions',
  until: 'access.columns.until',
} as const satisfies Readonly<Record<keyof ReturnType<typeof cellsOf>, string>>;

/** Takes every row, and lets the browser draw in between. @throws the signal's reason when it is aborted */
async function eachReach(
  facts: Facts,
  scope: Scope,
  take: (reach: Reach) => void,
  signal?: AbortSignal,
): Promise<void> {
  let began = performance.now();
  for (const reach of reachIn(facts, scope)) {
    take(reach);
    if (performance.now() - began < SLICE_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other
    await new Promise((resume) => {
      setTimeout(resume);
    });
    signal?.throwIfAborted();
    began = performance.now();
  }
}

/** How many rows there are, with the first of them. */
export async function countReach(facts: Facts, scope: Scope, signal: AbortSignal) {
  const rows: Reach[] = [];
  const [users, assets] = [new Set<string>(), new Set<string>()];
  let total = 0;
  await eachReach(
    facts,
    scope,
    (reach) => {
      total += 1;
      users.add(reach.user.id);
      assets.add(reach.asset.id);
      if (rows.length < KEPT_ROWS) rows.push(reach);
    },
    signal,
  );
  return { rows, total, users: users.size, assets: assets.size };
}

/** All rows as a CSV file. */
export async function reachFile(facts: Facts, scope: Scope, words: Words): Promise<Blob> {
  const titles = Object.values(TITLES).map((title) => words.text(title));
  const parts = [`${BYTE_ORDER_MARK}${csvLines([titles])}`];
  let lines: string[][] = [];
  const write = () => {
    if (lines.length > 0) parts.push(csvLines(lines));
    lines = [];
  };
  await eachReach(facts, scope, (reach) => {
    lines.push(Object.values(cellsOf(reach, words)));
    if (lines.length === LINES_AT_ONCE) write();
  });
  write();
  return new Blob(parts, { type: 'text/csv' });
}
