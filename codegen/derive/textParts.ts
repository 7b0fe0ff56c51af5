import type { ConsoleModel } from '../model/console.ts';
import { resourcePart, REST, type TextKey, type TextPart } from '../model/text.ts';
import { isOfStart } from '../read/catalogues.ts';
import { keepEqual, memoize } from '../read/memoize.ts';
import type { ParsedProject } from '../schema/project.ts';

/** `resources.users.user.fields.name`: app, model, and the rest of the key. */
const RESOURCE_TEXT = /^resources\.([^.]+\.[^.]+)\.(.+)$/;
/** Names of a resource and its records: menus, tabs and titles use them before any page of the resource is open. */
const NAMES: readonly string[] = ['one', 'many', 'name'];
/** Namespaces of texts that manifests name, whatever file they are in. */
const OF_MANIFESTS =
  /^(?:resources|fields|choices|groups|tabs|actions|help|titles|views|menu|routes)\./;

/**
 * The part of the catalogue in which each text is loaded. The first load has the texts of menus and titles and
 * those of `start.yaml`, whoever overrides them; the texts of a resource load with its pages; the others load after the first page.
 *
 * @param placed resources with a route of their own: menus and titles use their names
 * @param titles text keys of route titles
 */
export function textPartsOf(
  { catalogues, frameTexts = NO_CATALOGUES }: ParsedProject,
  placed: ReadonlySet<string>,
  titles: ReadonlySet<TextKey>,
): ConsoleModel['textParts'] {
  return partsIn(keptPlaced(catalogues, [...placed]))(keptTitles(catalogues, [...titles]))(
    catalogues,
  )(frameTexts);
}

const NO_CATALOGUES: ParsedProject['catalogues'] = {};

const keptPlaced = keepEqual<readonly string[]>();
const keptTitles = keepEqual<readonly TextKey[]>();

/** The same parts again while the same texts name the same pages. */
const partsIn = memoize((placed: readonly string[]) =>
  memoize((titles: readonly TextKey[]) =>
    memoize((catalogues: ParsedProject['catalogues']) =>
      memoize((frameTexts: ParsedProject['catalogues']): ConsoleModel['textParts'] => {
        const [withRoute, named] = [new Set(placed), new Set(titles)];
        const isStart = new Set([...startIn(catalogues), ...startIn(frameTexts)]);
        const parts = new Map<TextKey, TextPart>();
        for (const key of new Set(
          Object.values(catalogues).flatMap((texts) => [...texts.keys()]),
        )) {
          const [, resource, rest] = RESOURCE_TEXT.exec(key) ?? [];
          const isNamed =
            named.has(key) || (resource && rest && NAMES.includes(rest) && withRoute.has(resource));
          const ofResource = resource && !isNamed ? resourcePart(resource) : undefined;
          const part = OF_MANIFESTS.test(key) ? ofResource : isStart.has(key) ? undefined : REST;
          if (part !== undefined) parts.set(key, part);
        }
        return parts;
      }),
    ),
  ),
);

/** The texts that stand in `start.yaml` in any language. */
function startIn(catalogues: ParsedProject['catalogues']): readonly TextKey[] {
  return Object.values(catalogues).flatMap((texts) =>
    [...texts].flatMap(([key, { file }]) => (isOfStart(file) ? key : [])),
  );
}
