import type { ConsoleModel } from '../model/console.ts';
import { resourcePart, REST, type TextKey, type TextPart } from '../model/text.ts';
import { isOfStart } from '../read/catalogues.ts';
import type { ParsedProject } from '../schema/project.ts';

/** `resources.users.user.fields.name`: app, model, and what is said about it. */
const RESOURCE_TEXT = /^resources\.([^.]+\.[^.]+)\.(.+)$/;
/** What menus, tabs and titles call a resource that has a route is needed before any of its pages. */
const NAMES: readonly string[] = ['one', 'many'];
/** Texts that manifests name, wherever their file stands: pages and menus ask for them from the start. */
const OF_MANIFESTS =
  /^(?:resources|fields|choices|groups|tabs|actions|help|titles|views|menu|routes)\./;

/**
 * In which part of the catalogue a text travels: those of each area's resources with their pages, what
 * manifests name and what `shell/start.yaml` says with the first load, the rest after it.
 *
 * @param placed resources with a route of their own: menus and titles call them by name
 * @param titles texts that routes are called by
 */
export function textPartsOf(
  project: ParsedProject,
  placed: ReadonlySet<string>,
  titles: ReadonlySet<TextKey>,
): ConsoleModel['textParts'] {
  const parts = new Map<TextKey, TextPart>();
  for (const texts of Object.values(project.catalogues)) {
    for (const [key, { file }] of texts) {
      const [, resource, rest] = RESOURCE_TEXT.exec(key) ?? [];
      const named =
        titles.has(key) || (resource && rest && NAMES.includes(rest) && placed.has(resource));
      const ofResource = resource && !named ? resourcePart(resource) : undefined;
      const part = OF_MANIFESTS.test(key) ? ofResource : isOfStart(file) ? undefined : REST;
      if (part !== undefined) parts.set(key, part);
    }
  }
  return parts;
}
