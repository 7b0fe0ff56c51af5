import type { ModelRoute } from '../../model/console.ts';
import type { KeyPath } from '../../read/located.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOf, type Finding, type LinkContext, type Rule } from '../rule.ts';
import { listQueryNames } from '../walk/queryNames.ts';
import { referencesOf } from '../walk/references.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';

/** Buttons that open the form of their resource. */
const OPENING = new Set(['create', 'update', 'clone']);

/** A page, and the names that it reads from the query of its address. */
interface Reader {
  readonly reads: ReadonlySet<string>;
  /** `The list of users.user` */
  readonly subject: string;
  /** What it reads, or what would make it read a name. */
  readonly expected: (key: string) => string;
}

type Readers = (route: string) => Reader | undefined;

/** What an action or a button says to the page that it opens is read there. */
export const unreadQuery: Rule = {
  name: 'unread-query',
  check(context) {
    const parts = allParts(context.project);
    const byId = new Map(parts.map((one) => [one.id, one]));
    const readers = readersOf(context, byId);
    return parts.flatMap((one) => {
      const form = one.source.form ? one : byId.get(one.source.like ?? '');
      const formOf = form?.source.form && formReader(form);
      return [
        ...one.actions.flatMap(({ path, value: { open } }) =>
          typeof open === 'object'
            ? unread(one, [...path, 'open', 'query'], open.query, readers(open.route))
            : [],
        ),
        ...one.buttons.flatMap(({ name: button, path, value: { query } }) =>
          OPENING.has(button) ? unread(one, [...path, 'query'], query, formOf) : [],
        ),
      ];
    });
  },
};

function unread(
  { located }: ResourceParts,
  path: KeyPath,
  query: Readonly<Record<string, string>> = {},
  reader: Reader | undefined,
): readonly Finding[] {
  if (!reader) return [];
  return Object.keys(query)
    .filter((key) => !reader.reads.has(key))
    .map((key) =>
      errorAt(placeOf(located, [...path, key]), {
        message: `${reader.subject} does not read '${key}'.`,
        expected: reader.expected(key),
        suggestion: () => nearest(key, reader.reads),
      }),
    );
}

/** By the name of a route, what its page reads; undefined for pages that take nothing from actions. */
function readersOf({ model }: LinkContext, byId: ReadonlyMap<string, ResourceParts>): Readers {
  const routes = new Map(model.routes.map((route) => [route.name, route]));
  return (opened) => {
    const route = routes.get(opened);
    const parts = byId.get(route?.resource ?? '');
    if (route?.kind === 'custom') return pageReader(route, routes.get(route.pageOf ?? ''));
    if (!parts) return undefined;
    if (route?.kind === 'list') return listReader(parts);
    return route?.kind === 'create' || route?.kind === 'update' ? formReader(parts) : undefined;
  };
}

/** @param shared the route whose hand-written page is shown here, too */
function pageReader(route: ModelRoute, shared: ModelRoute = route): Reader {
  const query = [...new Set([route, shared].flatMap(({ query: own = [] }) => own))];
  return {
    reads: new Set(query),
    subject: `The page ${shared.name}`,
    expected: (key) =>
      query.length > 0
        ? oneOf(query)
        : `'query: [${key}]' at the route ${shared.name}, when it reads that`,
  };
}

function listReader(parts: ResourceParts): Reader {
  return {
    subject: `The list of ${parts.id}`,
    reads: new Set(listQueryNames(parts)),
    expected: () => oneOf(Object.keys(parts.source.fields ?? {})),
  };
}

/** A parent in the address of nested records: `shop/authors/:author/books`. */
const PARENT = /:(\w+)/g;

/** A form reads the parent and the kind of its record, and what its fields refer to. */
function formReader(parts: ResourceParts): Reader {
  return {
    subject: `The form of ${parts.id}`,
    reads: new Set([
      ...referencesOf(parts.located).flatMap(({ text, path: [part] }) =>
        part === 'list' ? [] : (/^\$query\.(\w+)/.exec(text)?.[1] ?? []),
      ),
      ...[...(parts.source.api ?? '').matchAll(PARENT)].map(([, parent = '']) => parent),
      ...Object.values(parts.source.variants ?? {}),
    ]),
    expected: (key) => `a field with 'default: $query.${key}'`,
  };
}
