import { peopleByName } from '../../access/expectations.ts';
import { tabSlot } from '../../model/slots.ts';
import { ICON_NAMES } from '../../schema/icons.ts';
import type { NamedThing } from '../../schema/jsonSchema.ts';
import { groupBy } from '../../model/groupBy.ts';
import { memoize } from '../../read/memoize.ts';
import type { RelatedPlace } from '../../report/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, type Finding, type LinkContext } from '../rule.ts';
import { namesOfKind, placeOfUse, type NameUse } from './nameUses.ts';

type Names = (use: NameUse) => ReadonlySet<string> | undefined;

/**
 * The names that can stand where one is used, but for those of fields; undefined where nobody knows them, because
 * what they are looked for in does not exist.
 */
export const knownNames = memoize((context: LinkContext): Names => {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return ({ kind, of = '', also = [] }) => {
    const key = [kind, IN_ONE.has(kind) ? of : '', ...also].join(' ');
    if (!known.has(key)) {
      const names = namesThatExist(kind, context, of);
      known.set(key, names && new Set([...names, ...also]));
    }
    return known.get(key);
  };
});

/** What stands in a resource or a route. */
const IN_ONE: ReadonlySet<NamedThing> = new Set([
  'form',
  'action',
  'call',
  'bulkAction',
  'tab',
  'counted',
]);

/** Everything of a kind; of forms, tabs and actions those of a resource or of a route. */
export function namesThatExist(
  kind: NamedThing,
  { project, model }: LinkContext,
  of = '',
): Iterable<string> | undefined {
  const source = (id: string) =>
    project.resources.findLast(({ value }) => value.resource === id)?.value;
  const defined = (...kinds: readonly NamedThing[]) =>
    namesOfKind(project, kinds, 'definition').map(({ name }) => name);
  switch (kind) {
    case 'resource':
    case 'setting':
    case 'server':
    case 'language':
    case 'view':
    case 'role':
      return defined(kind);
    case 'person': {
      const expectations = project.expectations?.value;
      return expectations && peopleByName(expectations, model).keys();
    }
    case 'route':
      return model.routes.map(({ name }) => name);
    case 'permission':
    case 'verb':
      return model.permissions.map(({ name }) => name);
    case 'model':
      return model.permissions.map(({ app, model: name }) => `${app}.${name}`);
    case 'icon':
      return ICON_NAMES;
    case 'text':
      return project.catalogues[model.app.fallbackLanguage]?.keys();
    case 'subject':
      return [...model.routes.map(({ name }) => name), ...model.resources.keys()];
    case 'form': {
      const resource = source(of);
      return resource && Object.keys(resource.forms ?? {});
    }
    case 'action':
    case 'call':
    case 'bulkAction':
      return Object.entries(source(of)?.actions ?? {}).flatMap(([name, action]) => {
        const calls = action.get ?? action.post ?? action.put ?? action.patch ?? action.delete;
        const place = kind === 'action' ? 'record' : 'selection';
        const fits = kind === 'call' ? calls : [action.on].flat().includes(place);
        return fits ? [name] : [];
      });
    case 'tab':
    case 'counted': {
      const route = model.routes.find(({ name }) => name === of);
      const resource = source(route?.resource ?? of);
      if (!route && !resource) return undefined;
      // A resource that is `like` another and has no page of its own opens on the pages of the other.
      const isShared = !resource?.detail && !resource?.form;
      const { detail } = (isShared ? source(resource?.like ?? '') : resource) ?? {};
      const written = project.overrides.flatMap(({ target, slot }) =>
        model.routes.some((one) => one.name === target && one.resource === of) ? [slot] : [],
      );
      return (
        route?.tabs?.map(({ key }) => key) ??
        Object.entries(detail?.tabs ?? {}).flatMap(([tab, { list, cards, custom }]) =>
          kind === 'tab' || (list ?? cards ?? custom ?? written.includes(tabSlot(tab)))
            ? [tab]
            : [],
        )
      );
    }
    default:
      return undefined;
  }
}

interface Wording {
  /** What could stand there; by default the names that are known. */
  readonly expected?: (names: ReadonlySet<string>) => string;
  /** Which of the names are looked at; by default all. */
  readonly among?: (use: NameUse) => boolean;
  /** Names with the same cause are one finding, where the first of them stands. */
  readonly cause?: (name: string) => string;
}

/** Other places that a finding lists. */
export const MOST_PLACES = 5;

/**
 * A finding for each name of a kind that nothing has.
 *
 * @param says the noun of the name, or the whole message
 */
export function unknownNames(
  context: LinkContext,
  kind: NamedThing,
  says: string | ((use: NameUse) => string),
  { expected = oneOf, among = () => true, cause }: Wording = {},
): readonly Finding[] {
  const known = knownNames(context);
  const unknown = namesOfKind(context.project, [kind]).flatMap((use) => {
    const names = known(use);
    if (!names || !among(use)) return [];
    const alternatives = use.name.split('|').filter((name) => !names.has(name));
    return alternatives.map((name) => ({ use, name, names }));
  });
  const causes = groupBy(unknown, (one) => (cause ? cause(one.name) : one));
  return [...causes.values()].map(([{ use, name, names }, ...others]) =>
    errorAt(placeOfUse(use), {
      message: typeof says === 'string' ? `There is no ${says} '${name}'.` : says(use),
      expected: expected(names),
      // A resource that several places name was not misspelt in all of them: it is gone.
      suggestion: () =>
        kind === 'resource' && others.length > 0 ? undefined : nearest(name, names),
      related: others.slice(0, MOST_PLACES).map(alsoNamed),
    }),
  );
}

/** Another place of a finding about a name. */
export function alsoNamed({ use }: { readonly use: NameUse }): RelatedPlace {
  return { message: 'This has the same cause.', ...placeOfUse(use) };
}

/** What could stand in the place of a name of which there may be none. */
export const oneOfOr =
  (none: string) =>
  (names: ReadonlySet<string>): string =>
    names.size > 0 ? oneOf(names) : none;
