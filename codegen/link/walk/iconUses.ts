import type { ParsedProject } from '../../schema/project.ts';
import { valueUse, type NameUse } from './nameUses.ts';
import { routePlaces } from './routePlaces.ts';
import { shellEntries } from './shellEntries.ts';

/** Every icon that a view, a route or an entry of the shell names. */
export function iconUses(project: ParsedProject): readonly NameUse[] {
  return [
    ...project.views.flatMap((located) => valueUse(located, ['icon'], located.value.icon)),
    ...[...shellEntries(project), ...routePlaces(project)].flatMap(({ located, path, source }) =>
      valueUse(located, [...path, 'icon'], source.icon),
    ),
  ];
}
