import { conditionOf, switchOf } from '../../derive/conditions.ts';
import { gateFor, gateOf } from '../../derive/gates.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';
import { combineGates } from '../../model/combineGates.ts';
import type { Condition } from '../../model/conditions.ts';
import { requiredBy } from '../../model/requiredPermissions.ts';
import type { KeyPath } from '../../read/located.ts';
import { errorAt, placeOf, type Rule } from '../rule.ts';

/** A form that creates records asks for what the server requires and has no default for: always, and everybody. */
export const requiredNotAsked: Rule = {
  name: 'required-not-asked',
  check({ project, model }) {
    const requires = Object.fromEntries(model.permissions.map((one) => [one.name, one.requires]));
    return allParts(project).flatMap((parts) => {
      const { located, id, source } = parts;
      if (!source.form || source.list?.create === false) return [];
      return Object.entries(source.fields ?? {}).flatMap(([field, facts]) => {
        const needed =
          facts.required === true &&
          facts.type !== 'id' &&
          !facts.readOnly &&
          facts.default === undefined;
        if (!needed) return [];
        const asked = parts.formFields.filter(
          ({ form, name }) => form === undefined && name.split('.')[0] === field,
        );
        const obstacles = asked.map((part) => obstacleOf(part, parts, requires));
        const [obstacle] = obstacles;
        if (asked.length > 0 && (!obstacle || obstacles.includes(undefined))) return [];
        const required = ['fields', field, 'required'];
        return errorAt(placeOf(located, obstacle?.path ?? ['fields', field]), {
          message: `'${field}' is required, but ${obstacle?.because ?? `the form of ${id} does not ask for it`}: nothing could be created.`,
          expected: "the field in one of the form's groups, or a default",
          ...(obstacle && {
            related: [{ message: 'It is required here.', ...placeOf(located, required) }],
          }),
        });
      });
    });
  },
};

interface Obstacle {
  readonly path: KeyPath;
  readonly because: string;
}

/** What keeps somebody who creates a record from filling in a field; undefined when nothing does. */
function obstacleOf(
  { name, path, value }: ResourceParts['formFields'][number],
  { source }: ResourceParts,
  requires: Readonly<Record<string, readonly string[]>>,
): Obstacle | undefined {
  const { when, locked, default: given, otherwise } = value;
  if (source.single || given !== undefined || otherwise !== undefined) return undefined;
  const shown = conditionOf(when);
  if (shown && !isSo(shown, true)) {
    return { path: [...path, 'when'], because: 'the form never shows it for a new record' };
  }
  const closed = typeof locked === 'string' ? undefined : switchOf(locked);
  if (closed === true || (closed && isSo(closed, false))) {
    return { path: [...path, 'locked'], because: 'it is locked and has no default' };
  }
  const asked = combineGates(gateOf(source.fields?.[name]), gateOf(value)).permissions;
  if (!asked) return undefined;
  const { create } = source.list ?? {};
  const needed = gateFor('create', source, create || undefined).permissions ?? [];
  const held = needed.flatMap((one) => [one, ...requiredBy(one, requires)]);
  const lacking = asked.find((item) => !item.split('|').some((one) => held.includes(one)));
  if (lacking === undefined) return undefined;
  return {
    path: value.needs === undefined ? path : [...path, 'needs'],
    because: `who may create a record may lack ${lacking}`,
  };
}

/**
 * Whether a condition holds for a new record.
 *
 * @param doubt the answer for what depends on its values
 */
function isSo(condition: Condition, doubt: boolean): boolean {
  if ('all' in condition) return condition.all.every((part) => isSo(part, doubt));
  if ('any' in condition) return condition.any.some((part) => isSo(part, doubt));
  if ('not' in condition) return !isSo(condition.not, !doubt);
  if ('mode' in condition) return condition.mode.includes('create');
  return 'self' in condition ? !condition.self : doubt;
}
