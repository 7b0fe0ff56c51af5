import { isMap } from '../../model/isMap.ts';
import { valueIn, type KeyPath } from '../../read/located.ts';
import type { RelatedPlace } from '../../report/diagnostic.ts';
import { errorAt, oneOf, placeOfValue, type LinkContext, type Rule } from '../rule.ts';
import { fieldScope, namesOfKind, placeOfUse, type NameUse } from '../walk/nameUses.ts';
import { routePlace } from '../walk/routePlaces.ts';

/** A page, or an address of the server, that is given the id of a record is one of such records. */
export const foreignRecord: Rule = {
  name: 'foreign-record',
  check(context) {
    const { ownOf, sourceOf } = fieldScope(context);
    /** A resource that is `like` another shows records of that one. */
    const whose = (id: string) => sourceOf(id)?.like ?? id;
    return namesOfKind(context.project, ['route', 'address']).flatMap((use) => {
      const own = ownOf(use.located);
      if (!own) return [];
      const { shown, given, ...there } =
        use.kind === 'route' ? pageOf(use, context) : callOf(use, context);
      const [other, ...more] = shown.map(whose);
      const meant = Object.entries(own.fields ?? {}).flatMap(([field, { type, to = '' }]) =>
        type === 'reference' && whose(to) === other ? `$record.${field}` : [],
      );
      return given.flatMap(([id, path]) => {
        const [, field = ''] = /^\$record\.(\w+)$/.exec(String(id)) ?? [];
        const named = field === 'id' ? own.resource : own.fields?.[field]?.to;
        if (!named || !other || [other, ...more].includes(whose(named))) return [];
        return errorAt(
          path && meant.length > 0 ? placeOfValue(use.located, path) : placeOfUse(use),
          {
            message: `'${id}' is a record of ${named}, and ${there.shows} those of ${other}.`,
            expected: meant.length > 0 ? oneOf(meant) : `${there.what} of ${named}`,
            related: there.related,
          },
        );
      });
    });
  },
};

/** What is named, the resources that it is about, and the ids that it is given, each with the path of its value. */
interface Target {
  readonly shows: string;
  readonly what: string;
  readonly shown: readonly string[];
  readonly given: readonly (readonly [id: unknown, path?: KeyPath])[];
  readonly related: readonly RelatedPlace[];
}

/** A page gets the id of a record in its address; one of `detail.pages` that of the record itself. */
function pageOf({ name, located, path, at }: NameUse, context: LinkContext): Target {
  const find = (route: string | undefined) =>
    context.model.routes.find((one) => one.name === route);
  const route = find(name);
  const above = path.slice(0, -1);
  const around = valueIn(located.value, above);
  const { id, params } = isMap(around) ? around : {};
  const given = Object.entries(isMap(params) ? params : {});
  return {
    shows: `${name} shows`,
    what: 'a page',
    shown: [route?.resource ?? find(route?.pageOf)?.resource ?? []].flat(),
    given:
      at === 'key'
        ? [['$record.id']]
        : [
            [id, [...above, 'id']],
            ...given.map(([param, value]) => [value, [...above, 'params', param]] as const),
          ],
    related: route ? [{ message: 'The page stands here.', ...routePlace(context, route) }] : [],
  };
}

/** Behind the address of a list stands the id of one of its records. */
function callOf({ name }: NameUse, context: LinkContext): Target {
  const [, list = '', id] = /^(.+?)\/(\$record\.\w+)(?=\/|$)/.exec(name) ?? [];
  return {
    shows: `'${list}' has`,
    what: 'an address',
    shown: fieldScope(context)
      .atAddress(list)
      .map(({ resource }) => resource),
    given: id === undefined ? [] : [[id]],
    related: [],
  };
}
