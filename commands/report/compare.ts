import { isEqual, omit } from 'es-toolkit';
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

const keyOf = ({ user, asset, systemUser }: Entry) => `${user.id} ${asset.id} ${systemUser.id}`;
/** What counts as a change; names may be others, and are not. */
const factsOf = ({ permissions, ...entry }: Entry) => ({
  ...omit(entry, ['user', 'asset', 'systemUser']),
  permissions: permissions.map(({ id }) => id).toSorted(),
});

/**
 * Who gained and lost access between two reports.
 *
 * @throws UsageError when one of the folders is no report, or was changed
 */
export async function compareReports(oldFolder: string, newFolder: string): Promise<Comparison> {
  const [older, newer] = [await openReport(oldFolder), await openReport(newFolder)];
  const left = new Map<string, Entry>();
  for await (const entry of older.entries) left.set(keyOf(entry), entry);
  const gained: Entry[] = [];
  const changed: Comparison['changed'][number][] = [];
  for await (const after of newer.entries) {
    const key = keyOf(after);
    const before = left.get(key);
    left.delete(key);
    if (!before) gained.push(after);
    else if (!isEqual(factsOf(before), factsOf(after))) changed.push({ before, after });
  }
  return { old: older.head, new: newer.head, gained, lost: [...left.values()], changed };
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
