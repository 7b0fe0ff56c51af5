import { pick, pickBy } from 'es-toolkit/object';
import { uniqWith } from 'es-toolkit/array';
import { isEmptyObject, isEqual } from 'es-toolkit/predicate';
import { fieldsNamedIn, namesOfKind, placeOfUse } from '../link/walk/nameUses.ts';
import { asPattern } from '../link/walk/addresses.ts';
import { addressOfResource } from '../compile/fillFields.ts';
import type { Place } from '../report/diagnostic.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { ServerTableSource } from '../schema/generated/manifest.ts';
import { tableFiles } from '../scaffold/tableText.ts';
import type { SaidOf } from '../server/said.ts';
import { compareTables, type TableChange } from '../server/compareTables.ts';
import { differenceOf, versionOf } from '../server/versions.ts';
import type { DraftProject } from './draftProject.ts';

/** A difference between a table and a server, with the places of manifests that depend on it. */
export interface ToldChange extends TableChange {
  readonly usedAt: readonly { readonly file: string; readonly line: number }[];
}

/**
 * What a server says otherwise than a table. What it did not answer is as it was, and so is a part that it does not tell
 * at all.
 */
export function answeredTable(
  before: ServerTableSource = {},
  { permissions, settings, addresses }: ServerTableSource,
  unread: SaidOf['unread'],
): ServerTableSource {
  const kept = pick(
    before.addresses ?? {},
    unread.map(({ address }) => address),
  );
  return {
    ...pickBy({ ...before, settings: settings ?? before.settings }, (value) => value !== undefined),
    ...(isEmptyObject(permissions) ? {} : { permissions }),
    addresses: { ...addresses, ...kept },
  };
}

/** Writes a table, and tells what is other than before. */
export function updateTable(
  draft: DraftProject,
  version: string,
  answered: ServerTableSource,
  unread: SaidOf['unread'],
): readonly ToldChange[] {
  const project = draft.project();
  const folder = `manifest/servers/${version}/`;
  const before = project.servers.find(({ file }) => file.startsWith(folder))?.value;
  const now = answeredTable(before, answered, unread);
  const [first] = project.servers;
  const isFirst = first === undefined || versionOf(first) === version;
  const files = tableFiles(isFirst ? now : differenceOf(first.value, now));
  for (const { path } of draft.sources().manifests) {
    const app = path.slice(folder.length).replace(/\.yaml$/, '');
    if (path.startsWith(folder) && !files.has(app)) draft.set(path, undefined);
  }
  for (const [app, text] of files) draft.set(`${folder}${app}.yaml`, text);
  return changesTold(before ?? {}, now, project);
}

/** What one table says otherwise than another, with the lines that depend on what is gone or changed. */
export function changesTold(
  before: ServerTableSource,
  now: ServerTableSource,
  project: ParsedProject,
): readonly ToldChange[] {
  return compareTables(before, now).map((change) => ({
    ...change,
    usedAt: change.change === 'new' ? [] : usesOf(change, project),
  }));
}

function usesOf(
  { about, name, address }: TableChange,
  project: ParsedProject,
): ToldChange['usedAt'] {
  if (about === 'field') {
    return project.resources.flatMap((located) => {
      const path = addressOfResource(located.value) === address && fieldsNamedIn(located).get(name);
      return path ? [lineOf(located.at(path))] : [];
    });
  }
  const apis = project.resources.flatMap((located) =>
    about === 'address' && addressOfResource(located.value) === name
      ? [lineOf(located.at(['api']))]
      : [],
  );
  const uses = namesOfKind(project, [about]).filter((use) =>
    about === 'address' ? asPattern(use.name) === name : use.name.split('|').includes(name),
  );
  return uniqWith([...apis, ...uses.map((use) => lineOf(placeOfUse(use)))], isEqual);
}

function lineOf({ file, range }: Place): ToldChange['usedAt'][number] {
  return { file, line: range.start.line };
}

/** One line for each difference, and one for each place that depends on it. */
export function tableLines(changes: readonly ToldChange[]): readonly string[] {
  return changes.flatMap(({ about, name, address, change, before, after, usedAt }) => {
    const what = address === undefined ? name : `${name} of ${address}`;
    const said =
      change === 'changed' ? `: ${before} → ${after}` : after === undefined ? '' : `: ${after}`;
    return [
      `${change.padEnd(9)}${about} ${what}${said}`,
      ...usedAt.map(({ file, line }) => `         used at ${file}:${line}`),
    ];
  });
}
