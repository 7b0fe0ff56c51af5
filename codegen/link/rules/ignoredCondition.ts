import { compact } from 'es-toolkit/array';
import { actionSlot } from '../../model/slots.ts';
import type { KeyPath } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import type { ActionSource } from '../../schema/generated/manifest.ts';
import { showingOf } from '../../access/showing.ts';
import { routesAreIncomplete } from '../broken.ts';
import { errorAt, placeOf, placeOfValue, type Finding, type Rule } from '../rule.ts';
import { allParts, type NamedPart, type ResourceParts } from '../../derive/resourceParts.ts';

const OF_ONE_RECORD = ['toggle', 'when'] as const;
const OF_SELECTION = ['skip', 'each', 'ids'] as const;
/** Calls that cannot be made with `each`. */
const NO_CHANGES = ['get', 'post', 'delete'] as const;
const CALLS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Keys of an action, and those of which one must stand beside each: without them it is not read. */
const READ_WITH = {
  body: ['post', 'put', 'patch'],
  query: CALLS,
  success: CALLS,
  show: ['get'],
  where: ['list'],
} as const satisfies Partial<Record<keyof ActionSource, readonly (keyof ActionSource)[]>>;

/** Keys of a tab that are about its list. */
const OF_LIST = ['where', 'columns', 'empty', 'add', 'actions'] as const;

/** Keys of an action that say how it is shown in one place, and that place. */
const SHOWN_ON = [
  ['inRow', 'row'],
  ['inHead', 'record'],
] as const;

/**
 * `when` of an action is about one record; `skip`, `each` and `ids` are about the selected ones: neither is read
 * elsewhere. `each` changes records. A body is sent by calls that change something, a filter belongs to a list.
 */
export const ignoredCondition: Rule = {
  name: 'ignored-condition',
  check({ project, model }) {
    const { details } = showingOf(model);
    const isUnseen = (id: string) => details(id).length === 0 && !routesAreIncomplete(project);
    return allParts(project).flatMap((parts) => [
      ...ignoredIn(parts),
      ...(isUnseen(parts.id) ? ofUnseenRecord(parts) : []),
      ...parts.actions
        .filter(forgetsRows)
        .flatMap(({ name: action, path, value: { on, pick } }) => {
          // A hand-written action says itself which rows are selected.
          if (project.overrides.some(({ slot }) => slot === actionSlot(action))) return [];
          const at = Array.isArray(on) ? ['on', on.indexOf('selection')] : ['on'];
          return errorAt(placeOfValue(parts.located, [...path, ...(pick ? ['pick'] : at)]), {
            message: `The action '${action}' does not say which rows are ${pick ? 'picked' : 'selected'}.`,
            expected: "'$selection' in its address, body or query, or 'each', or 'ids: spm'",
          });
        }),
    ]);
  },
};

/** For selected or picked rows, and none of them is named; of a page that is opened with `$record` another rule says so. */
function forgetsRows({ value }: NamedPart<ActionSource>): boolean {
  const { on, pick, each, ids, toggle, renew, open } = value;
  const named = open ? /\$(?:selection|record)/ : /\$selection/;
  const isForRows = pick !== undefined || [on].flat().includes('selection');
  return isForRows && !(each ?? ids ?? toggle ?? renew ?? named.test(JSON.stringify(value)));
}

const ignoredIn = memoize(({ located, source, actions, tabs }: ResourceParts) => {
  const ignored = (path: KeyPath, because: string, expected: string): Finding =>
    errorAt(placeOf(located, path), {
      message: `${because}, so '${path.at(-1)}' would be ignored.`,
      expected,
    });
  const { list, server } = source;
  return compact([
    list?.dates &&
      server?.dates === undefined &&
      ignored(
        ['list', 'dates'],
        'Nothing says what a range of dates filters',
        "'server.dates' with the field, or no 'dates'",
      ),
    ...tabs.flatMap(({ name: tab, path, value }) =>
      OF_LIST.filter((key) => value.list === undefined && value[key] !== undefined).map((key) =>
        ignored([...path, key], `The tab '${tab}' has no list`, `'list' beside it, or no '${key}'`),
      ),
    ),
    ...actions.flatMap(({ name, path, value }) => {
      const action = `The action '${name}'`;
      const on = [value.on].flat();
      const listed = isListed(name, tabs);
      const oneRecord = on.includes('row') || on.includes('record') || listed;
      const selection = on.includes('selection') || listed || value.pick !== undefined;
      const given = <Key extends keyof ActionSource>(keys: readonly Key[]) =>
        keys.filter((key) => value[key] !== undefined);
      const ofOneRecord = selection ? "'skip', the selected rows to leave out" : 'no condition';
      return [
        ...given(oneRecord ? [] : OF_ONE_RECORD)
          .slice(0, 1)
          .map((key) =>
            ignored(
              [...path, key],
              `${action} has no single record`,
              key === 'toggle' ? 'an action on: record' : ofOneRecord,
            ),
          ),
        ...given(selection ? [] : OF_SELECTION).map((key) =>
          ignored(
            [...path, key],
            `${action} has no selected rows`,
            key === 'skip' && oneRecord
              ? "'when', the records it is for"
              : `an action on: selection, or no '${key}'`,
          ),
        ),
        ...given(value.each ? NO_CHANGES : []).map((key) =>
          ignored([...path, key], `${action} changes each selected record`, "'patch' or 'put'"),
        ),
        ...SHOWN_ON.filter(([key, place]) => value[key] && !on.includes(place)).map(
          ([key, place]) =>
            ignored(
              [...path, key],
              `${action} is not on: ${place}`,
              `on: ${place}, or no '${key}'`,
            ),
        ),
        ...Object.entries(READ_WITH).flatMap(([key, partners]) =>
          !Object.hasOwn(value, key) || given(partners).length > 0
            ? []
            : errorAt(placeOf(located, [...path, key]), {
                message: `${action} makes no use of '${key}'.`,
                expected: `'${key}' beside ${partners.join(', ')}`,
              }),
        ),
      ];
    }),
  ]);
});

function isListed(action: string, tabs: ResourceParts['tabs']): boolean {
  return tabs.some((tab) => tab.value.actions?.[action] !== undefined);
}

/** Actions of a record that no page shows. */
function ofUnseenRecord({ located, id, actions, tabs }: ResourceParts): readonly Finding[] {
  return actions
    .filter(({ name, value }) => {
      const isOfRecord = [value.on].flat().every((place) => place === 'record');
      return isOfRecord && !isListed(name, tabs);
    })
    .map(({ name: action, path }) =>
      errorAt(placeOfValue(located, [...path, 'on']), {
        message: `No page shows a single record of ${id}, so the action '${action}' would be ignored.`,
        expected: 'on: row, or a page for its records',
      }),
    );
}
