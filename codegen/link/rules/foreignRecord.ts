import { valueIn } from '../../read/located.ts';
import { errorAt, oneOf, placeOfValue, type Rule } from '../rule.ts';
import { fieldScope, namesOfKind, placeOfUse } from '../walk/nameUses.ts';
import { routePlace } from '../walk/routePlaces.ts';

/** Behind the address of a list stands the id of one of its records. */
const CALL = /^(.+?)\/(\$record\.\w+)(?=\/|$)/;

/** A page, or an address of the server, that is given the id of a record is one of such records. */
export const foreignRecord: Rule = {
  name: 'foreign-record',
  check(context) {
    const { ownOf, sourceOf, atAddress } = fieldScope(context);
    const routes = new Map(context.model.routes.map((route) => [route.name, route]));
    /** A resource that is `like` another shows records of that one. */
    const whose = (id: string) => sourceOf(id)?.like ?? id;
    return namesOfKind(context.project, ['route', 'address']).flatMap((use) => {
      const { located, name, path, at } = use;
      const own = ownOf(located);
      const [, list = '', called] = CALL.exec(name) ?? [];
      const route = routes.get(name);
      const page = route?.resource ?? routes.get(route?.pageOf ?? '')?.resource;
      const shown = page === undefined ? atAddress(list).map(({ resource }) => resource) : [page];
      const [other, ...more] = shown.map(whose);
      if (!own || other === undefined) return [];
      // One of `detail.pages` gets the id of the record itself.
      const here = called ?? (at === 'key' ? '$record.id' : undefined);
      const given = [['id'], ['params', 'id']].map((keys) => {
        const place = [...path.slice(0, -1), ...keys];
        return { id: valueIn(located.value, place), place: placeOfValue(located, place) };
      });
      const meant = Object.entries(own.fields ?? {}).flatMap(([field, { type, to = '' }]) =>
        type === 'reference' && whose(to) === other ? `$record.${field}` : [],
      );
      return (here ? [{ id: here, place: placeOfUse(use) }] : given).flatMap(({ id, place }) => {
        const [, field = ''] = /^\$record\.(\w+)$/.exec(String(id)) ?? [];
        const named = field === 'id' ? own.resource : own.fields?.[field]?.to;
        if (named === undefined || [other, ...more].includes(whose(named))) return [];
        return errorAt(meant.length > 0 ? place : placeOfUse(use), {
          message: `'${String(id)}' names a record of ${named}, and ${route ? `${name} shows` : `'${list}' has`} those of ${other}.`,
          expected:
            meant.length > 0 ? oneOf(meant) : `${route ? 'a page' : 'an address'} of ${named}`,
          related: route && [{ message: 'The page stands here.', ...routePlace(context, route) }],
        });
      });
    });
  },
};
