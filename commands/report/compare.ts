import { sentenceOf, type Entry, type ReportHead } from './entry.ts';
import { openReport } from './readReport.ts';

/** What is different between two reports. */
interface Comparison {
  readonly old: ReportHead;
  readonly new: ReportHead;
  readonly gained: readonly Entry[];
  readonly lost: readonly Entry[];
  /** The same access by other permissions, with other actions or until another moment. */
  readonly changed: readonly { readonly before: Entry; readonly after: Entry }[];
}

/** Numbers for texts, the same for the same: a report of millions of rows has few different ones. */
function createNumbers(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
}

/** Who reaches what as whom, and what else of it counts as a change: names do not. */
function createReader() {
  const numberOf = createNumbers();
  return {
    keyOf: ({ user, asset, systemUser }: Entry) =>
      [user, asset, systemUser].map(({ id }) => numberOf(id).toString(36)).join(' '),
    factsOf: ({ permissions, actions, until }: Entry) => {
      const ids = permissions.map(({ id }) => id).toSorted();
      return numberOf([until, actions.join(' '), ...ids].join('\n'));
    },
  };
}

/**
 * Who gained and lost access between two reports. The rows of the older one are read twice, so that only those that differ
 * are held.
 *
 * @throws UsageError when one of the folders is no report, or was changed
 */
export async function compareReports(oldFolder: string, newFolder: string): Promise<Comparison> {
  const [older, newer] = [await openReport(oldFolder), await openReport(newFolder)];
  const { keyOf, factsOf } = createReader();
  const left = new Map<string, number>();
  for await (const entry of older.entries()) left.set(keyOf(entry), factsOf(entry));
  const gained: Entry[] = [];
  const changes = new Map<string, Entry>();
  for await (const entry of newer.entries()) {
    const key = keyOf(entry);
    const before = left.get(key);
    if (before === undefined) gained.push(entry);
    else if (before === factsOf(entry)) left.delete(key);
    else changes.set(key, entry);
  }
  const lost: Entry[] = [];
  const changed: Comparison['changed'][number][] = [];
  const isSame = left.size === 0;
  for await (const before of isSame ? [] : older.entries()) {
    const key = keyOf(before);
    const after = changes.get(key);
    if (after) changed.push({ before, after });
    else if (left.has(key)) lost.push(before);
  }
  return { old: older.head, new: newer.head, gained, lost, changed };
}

/** What makes a comparison doubtful. */
export function doubtsOf({ old, new: now }: Comparison): readonly string[] {
  const incomplete = [old, now]
    .filter(({ unread }) => Object.keys(unread).length > 0)
    .map(
      ({ day, unread }) =>
        `The report of ${day} is not complete: it lacks ${Object.keys(unread).join(', ')}.`,
    );
  const isOther = old.organization.id !== now.organization.id || old.server !== now.server;
  return [
    ...incomplete,
    ...(isOther ? ['The two reports are of different servers or organizations.'] : []),
  ];
}

/** For a terminal. */
export function comparisonText({ old, new: now, gained, lost, changed }: Comparison): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
  return [
    part('Gained', gained.map(sentenceOf)),
    part('Lost', lost.map(sentenceOf)),
    part(
      'Changed',
      changed.map(({ before, after }) => `${sentenceOf(after)}\n    before: ${sentenceOf(before)}`),
    ),
    `From ${old.day} to ${now.day}: ${gained.length} gained, ${lost.length} lost, ${changed.length} changed.\n`,
  ].join('');
}
