import { allParts, type ResourceParts } from '../derive/resourceParts.ts';
import { memoize } from '../read/memoize.ts';
import type { Finding, Rule } from './rule.ts';

/** A rule that looks at one resource at a time, and again only when its file is another one. */
export function ruleOfResources(
  name: string,
  find: (parts: ResourceParts) => readonly Finding[],
): Rule {
  const found = memoize(find);
  return { name, check: ({ project }) => allParts(project).flatMap(found) };
}
