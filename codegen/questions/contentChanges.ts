import { compact, difference } from 'es-toolkit/array';
import { mapValues, omit } from 'es-toolkit/object';
import { isEmptyObject, isEqual } from 'es-toolkit/predicate';
import { stringify } from 'yaml';
import { nameOfView } from '../derive/places.ts';
import { isMap } from '../model/isMap.ts';
import { valueIn, type KeyPath, type Located } from '../read/located.ts';
import { sourceOf } from '../report/diagnostic.ts';
import { GATE_KEYS } from '../schema/gates.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { Change, ChangeClass } from './changeClasses.ts';
import { PROTECTIONS } from './fieldChanges.ts';
import type { Side } from './side.ts';

const MOST_SIGNS = 80;
const FLOW = { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 } as const;

const GATE = Object.keys(GATE_KEYS).join('|');
/** What is told as new or gone: a field, a tab, an action, a page, and that a field is required. */
const TOLD_WHOLE = /(^|\.)((fields|tabs|actions|routes)\.[^.]+|fields\.[^.]+\.required)$/;
/** A field that is guarded less is told as that. */
const TOLD_GONE = new RegExp(`(^|\\.)fields\\.[^.]+\\.(${PROTECTIONS.join('|')})$`);
/** What other classes tell of them: their gates, the type of a field, the resource of a page. */
const TOLD_OTHERWISE = [
  new RegExp(`(^|(^|\\.)(fields|tabs|actions|routes)\\.[^.]+\\.)(${GATE})$`),
  /(^|\.)fields\.[^.]+\.(type|to|choices)$/,
  /(^|\.)routes\.[^.]+\.(resource|path)$/,
  /^roles\.[^.]+\.permissions$/,
];

/**
 * What pages show and do, and all else that the manifests say, where no other class tells it: columns, forms, cards,
 * settings. Tables of the server count by what they make of resources.
 */
export function contentChanges(before: Side, after: Side): readonly Change[] {
  const [then, now] = [filesOf(before.project), filesOf(after.project)];
  return [...new Map([...then, ...now])].flatMap(([name, { located, kind }]) => {
    const [old, next] = [then.get(name), now.get(name)];
    // A resource that only one version has is told as that.
    if (kind === 'content-changed' && !(old && next)) return [];
    return differences(old?.located.value, next?.located.value, []).map(({ path, detail }) => ({
      class: kind,
      subject: [name, path.join('.')].filter((word) => word !== '').join(' '),
      detail,
      ...sourceOf(located.atKey(path)),
    }));
  });
}

interface Content {
  readonly located: Located<unknown>;
  readonly kind: ChangeClass;
}

function filesOf(project: ParsedProject): ReadonlyMap<string, Content> {
  const { views, resources } = project;
  const { app, permissions, features, api, drift, roles, glossary } = project;
  const single = { app, permissions, features, api, drift, roles, glossary };
  return new Map<string, Content>([
    ...resources.map(
      (located) => [located.value.resource, { located, kind: 'content-changed' }] as const,
    ),
    ...views.map(
      (located) =>
        [`view ${nameOfView(located.value)}`, { located, kind: 'manifest-changed' }] as const,
    ),
    ...Object.entries(single).flatMap(([name, located]) =>
      located ? [[name, { located, kind: 'manifest-changed' }] as const] : [],
    ),
  ]);
}

interface Difference {
  readonly path: KeyPath;
  readonly detail: string;
}

/** Where two values of a manifest differ, each with its path and in words: `now also comment`, `1 → 2`. */
export function differences(old: unknown, now: unknown, path: KeyPath): readonly Difference[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  const words = path.join('.');
  if (TOLD_OTHERWISE.some((told) => told.test(words))) return [];
  const isOne = old === undefined || now === undefined;
  if (isOne && TOLD_WHOLE.test(words)) return [];
  if (now === undefined && TOLD_GONE.test(words)) return [];
  if (now === undefined) return [{ path, detail: `gone, was ${textOf(old)}` }];
  if (old === undefined) return [{ path, detail: `new: ${textOf(now)}` }];
  if (isMap(old) && isMap(now)) return inMaps(old, now, path);
  if (Array.isArray(old) && Array.isArray(now)) return inLists(old, now, path);
  return [{ path, detail: `${textOf(old)} → ${textOf(now)}` }];
}

type Parts = Readonly<Record<string, unknown>>;

function inMaps(old: Parts, now: Parts, path: KeyPath): readonly Difference[] {
  const [before, after] = [Object.keys(old), Object.keys(now)];
  const all = [...new Set([...before, ...after])];
  const kept = before.filter((key) => Object.hasOwn(now, key));
  const shared = after.filter((key) => Object.hasOwn(old, key));
  // Pages name the fields in an order of their own.
  const isMoved = path.at(-1) !== 'fields' && shared.some((key, at) => key !== kept[at]);
  return [
    ...(isMoved ? [{ path, detail: `another order: ${shortened(after.join(', '))}` }] : []),
    ...all.flatMap((key) => differences(valueIn(old, [key]), valueIn(now, [key]), [...path, key])),
  ];
}

function inLists(
  old: readonly unknown[],
  now: readonly unknown[],
  path: KeyPath,
): readonly Difference[] {
  const groups = [old, now].map(groupsOf);
  const [before, after] = groups;
  if (before && after) return inMaps(before, after, path);
  const wordsOf = (list: readonly unknown[]) =>
    list.map((item) => inWords(path[0] === 'form' ? ungated(item) : item));
  const [then, next] = [wordsOf(old), wordsOf(now)];
  if (isEqual(then, next)) return [];
  const listed = (words: readonly string[]) => words.map(shortened).join(', ');
  const [more, less] = [difference(next, then), difference(then, next)];
  const words = compact([
    more.length > 0 && `now also ${listed(more)}`,
    less.length > 0 && `no longer ${listed(less)}`,
  ]);
  const order = `another order: ${shortened(next.join(', '))}`;
  return [{ path, detail: words.join('; ') || order }];
}

/** A field of a form without its gate, which is told as that: of `{ org_roles: { needs: … } }` its name. */
function ungated(item: unknown): unknown {
  if (!isMap(item)) return item;
  const kept = mapValues(item, (facts) =>
    isMap(facts) ? omit(facts, Object.keys(GATE_KEYS)) : facts,
  );
  const [[name, facts] = []] = Object.entries(kept);
  return isEmptyObject(facts) ? name : kept;
}

/** The groups of a form by name: a list of maps with one key each. */
function groupsOf(list: readonly unknown[]): Parts | undefined {
  const entries = list.flatMap((item) => {
    const pairs = isMap(item) ? Object.entries(item) : [];
    return pairs.length === 1 ? pairs : [];
  });
  return entries.length === list.length ? Object.fromEntries(entries) : undefined;
}

/** The same, cut when it is long. */
export function textOf(value: unknown): string {
  return shortened(inWords(value));
}

/** A value of a manifest in one line, as YAML. */
export function inWords(value: unknown): string {
  return typeof value === 'string' ? value : stringify(value, FLOW).trim();
}

function shortened(text: string): string {
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)}…` : text;
}
