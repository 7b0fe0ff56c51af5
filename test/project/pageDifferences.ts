import { sortBy, uniqWith } from 'es-toolkit/array';
import { isEqual } from 'es-toolkit/predicate';
import type { ConsoleModel, ModelResource } from '../../codegen/model/console.ts';
import type { FieldModel } from '../../codegen/model/fields.ts';
import { isServed, type Gate } from '../../codegen/model/gates.ts';
import { offersOf } from '../../codegen/model/offers.ts';
import type { Text } from '../../codegen/model/text.ts';

/** A page that is not the same before every version of the server. */
interface PageDifference {
  /** Its name, and the addresses of its list or form. */
  readonly page: string;
  readonly paths: readonly string[];
  /** What one version has and not all: labels, by version. */
  readonly has: Readonly<Record<string, readonly string[]>>;
}

interface Part {
  readonly label: string;
  readonly range: Pick<Gate, 'since' | 'until'>;
}

/** The pages that differ between the versions of the server, in the order of their names. */
export function pageDifferences(model: ConsoleModel): readonly PageDifference[] {
  const versions = model.app.servers.map(({ version }) => version);
  const say = sayIn(model);
  const differences = [...model.resources.values()].flatMap(
    (resource): readonly PageDifference[] => {
      const paths = pathsOf(resource, model);
      const parts = partsOf(resource, say);
      if (paths.length === 0 || parts.length === 0) return [];
      const has = Object.fromEntries(
        versions.map((version) => [
          version,
          [
            ...new Set(
              parts.filter(({ range }) => isServed(range, version)).map(({ label }) => label),
            ),
          ],
        ]),
      );
      return [{ page: say(resource.definition.many), paths, has }];
    },
  );
  return sortBy(
    // A list and its tab for those who decide, for example.
    uniqWith(differences, isEqual),
    ['page'],
  );
}

/** A text in the language that everything has. */
function sayIn({ catalogues, app }: ConsoleModel): (text: Text) => string {
  const texts = catalogues[app.fallbackLanguage] ?? {};
  return (text) =>
    typeof text === 'string' ? (texts[text] ?? text) : Object.values(text).join(' ');
}

function pathsOf({ definition }: ModelResource, { routes }: ConsoleModel): readonly string[] {
  const own = routes.filter(({ resource, tabs }) => {
    const isListed = tabs?.some(({ list, form }) => (list ?? form)?.resource === definition.id);
    return resource === definition.id || isListed;
  });
  const first = own.filter(({ kind }) => !['detail', 'update', 'create'].includes(kind));
  return [...new Set((first.length > 0 ? first : own).map(({ path }) => path))];
}

/** Everything of a resource that some version lacks: the resource itself, fields, choices, tabs and actions. */
function partsOf(
  { definition, range }: ModelResource,
  say: (text: Text) => string,
): readonly Part[] {
  if (range) return [{ label: 'the page', range }];
  const gated = (label: Text, gate: Gate | undefined, what = ''): readonly Part[] =>
    isRanged(gate) ? [{ label: `${say(label)}${what}`, range: gate }] : [];
  const ofFields = (fields: readonly FieldModel[], above = ''): readonly Part[] =>
    fields.flatMap((field) => {
      const label = above + say(field.label);
      if (isRanged(field.gate)) return [{ label, range: field.gate }];
      return [
        ...(field.choices ?? [])
          .filter(isRanged)
          .map((choice) => ({ label: `${label}: ${say(choice.label)}`, range: choice })),
        ...ofFields(field.fields ?? [], `${label} › `),
      ];
    });
  const ofFilters = Object.entries(definition.list?.filterRanges ?? {}).flatMap(([name, range]) => {
    const field = definition.fields?.find((one) => one.name === name);
    return !field || isRanged(field.gate) ? [] : gated(field.label, range, ' (filter)');
  });
  return [
    ...ofFields(definition.fields ?? []),
    ...ofFilters,
    ...(definition.detail?.tabs ?? []).flatMap(({ label, gate }) => gated(label, gate, ' (tab)')),
    ...offersOf(definition).flatMap((offer) =>
      'label' in offer && offer.label !== undefined
        ? gated(offer.label, offer.gate, ' (action)')
        : [],
    ),
  ];
}

function isRanged<T extends Pick<Gate, 'since' | 'until'>>(range: T | undefined): range is T {
  return range?.since !== undefined || range?.until !== undefined;
}
