import type { KeyPath, Located } from '../../read/located.ts';
import type { ActionSource } from '../../schema/generated/manifest.ts';
import { showingOf } from '../../access/showing.ts';
import { routesAreIncomplete } from '../broken.ts';
import { errorAt, placeOf, placeOfValue, type Finding, type Rule } from '../rule.ts';
import { allParts } from '../../derive/resourceParts.ts';

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
const OF_LIST = ['where', 'columns', 'add', 'actions'] as const;

/**
 * `when` of an action is about one record; `skip`, `each` and `ids` are about the selected ones: neither is read
 * elsewhere. `each` changes records. A body is sent by calls that change something, a filter belongs to a list.
 */
export const ignoredCondition: Rule = {
  name: 'ignored-condition',
  check({ project, model }) {
    const showing = showingOf(model);
    return allParts(project).flatMap(({ located, id, source, actions, tabs }) => [
      ...(source.list?.dates && source.server?.dates === undefined
        ? [
            errorAt(
              placeOf(located, ['list', 'dates']),
              `Nothing says what a range of dates filters, so 'dates' would be ignored.`,
              { expected: "'server.dates' with the field, or no 'dates'" },
            ),
          ]
        : []),
      ...actions.flatMap(({ name: action, path, value }) =>
        withoutPartner(located, action, path, value),
      ),
      ...tabs.flatMap(({ name: tab, path, value }) =>
        OF_LIST.filter((key) => value.list === undefined && value[key] !== undefined).map((key) =>
          errorAt(
            placeOf(located, [...path, key]),
            `The tab '${tab}' has no list, so '${key}' would be ignored.`,
            { expected: `'list' beside it, or no '${key}'` },
          ),
        ),
      ),
      ...actions.flatMap(({ name: action, path, value }) => {
        const on = [value.on].flat();
        const listed = tabs.some((tab) => tab.value.actions?.[action] !== undefined);
        const oneRecord = on.includes('row') || on.includes('record') || listed;
        const selection = on.includes('selection') || listed || value.pick !== undefined;
        const details = showing.details(id);
        const isUnseen = details.length === 0 && on.every((place) => place === 'record');
        return [
          ...(isUnseen && !listed && !routesAreIncomplete(project)
            ? [
                errorAt(
                  placeOfValue(located, [...path, 'on']),
                  `No page shows a single record of ${id}, so the action '${action}' would be ignored.`,
                  { expected: 'on: row, or a page for its records' },
                ),
              ]
            : []),
          ...OF_ONE_RECORD.filter((key) => value[key] !== undefined && !oneRecord)
            .slice(0, 1)
            .map((key) =>
              errorAt(
                placeOf(located, [...path, key]),
                `The action '${action}' has no single record, so '${key}' would be ignored.`,
                {
                  expected:
                    key === 'toggle'
                      ? 'an action on: record'
                      : selection
                        ? "'skip', the selected rows to leave out"
                        : 'no condition',
                },
              ),
            ),
          ...OF_SELECTION.filter((key) => value[key] !== undefined && !selection).map((key) =>
            errorAt(
              placeOf(located, [...path, key]),
              `The action '${action}' has no selected rows, so '${key}' would be ignored.`,
              {
                expected:
                  key === 'skip' && oneRecord
                    ? "'when', the records it is for"
                    : `an action on: selection, or no '${key}'`,
              },
            ),
          ),
          ...NO_CHANGES.filter((key) => value.each && value[key] !== undefined).map((key) =>
            errorAt(
              placeOf(located, [...path, key]),
              `The action '${action}' changes each selected record, so '${key}' would be ignored.`,
              { expected: "'patch' or 'put'" },
            ),
          ),
        ];
      }),
    ]);
  },
};

function withoutPartner(
  located: Located<unknown>,
  action: string,
  path: KeyPath,
  value: ActionSource,
): readonly Finding[] {
  return Object.entries(READ_WITH).flatMap(([key, partners]) =>
    !Object.hasOwn(value, key) || partners.some((partner) => value[partner] !== undefined)
      ? []
      : [
          errorAt(
            placeOf(located, [...path, key]),
            `The action '${action}' makes no use of '${key}'.`,
            { expected: `'${key}' beside ${partners.join(', ')}` },
          ),
        ],
  );
}
