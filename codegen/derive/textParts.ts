import type { ConsoleModel } from '../model/console.ts';
import { resourcePart, type TextKey, type TextPart } from '../model/text.ts';
import { partOf } from '../read/catalogues.ts';
import type { ParsedProject } from '../read/project.ts';

/** `resources.users.user.fields.name`: app, model, and what is said about it. */
const RESOURCE_TEXT = /^resources\.([^.]+\.[^.]+)\.(.+)$/;
/** What menus, tabs and titles call a resource is needed before any of its pages. */
const NAMES: readonly string[] = ['one', 'many'];
/** Texts that manifests name, wherever their file stands: pages and menus ask for them from the start. */
const OF_MANIFESTS =
  /^(?:resources|fields|choices|groups|tabs|actions|help|titles|views|menu|routes)\./;

/** The texts of each area's resources are a part; so is every file in a folder below its language. */
export function textPartsOf(project: ParsedProject): ConsoleModel['textParts'] {
  const parts = new Map<TextKey, TextPart>();
  for (const texts of Object.values(project.catalogues)) {
    for (const [key, { file }] of texts) {
      const [, resource, rest] = RESOURCE_TEXT.exec(key) ?? [];
      const ofResource =
        resource && rest && !NAMES.includes(rest) ? resourcePart(resource) : undefined;
      const part = OF_MANIFESTS.test(key) ? ofResource : partOf(file);
      if (part !== undefined) parts.set(key, part);
    }
  }
  return parts;
}
