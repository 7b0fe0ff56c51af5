import type { ComponentType } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { lazyPart, type LazyPart } from '../../i18n/lazyPart.tsx';

export type SlotLoader = NonNullable<RouteRecord['slots']>[string];

/** One component for each file, so that all cells of a column share it. */
const components = new WeakMap<SlotLoader, unknown>();

/** The lazy component of a hand-written file. */
export function slotComponent<Props extends object>(load: SlotLoader): LazyPart<Props> {
  const known = components.get(load);
  if (isPart<Props>(known)) return known;
  const made = lazyPart<Props>(async () => {
    const { default: component } = await load();
    if (isComponent<Props>(component)) return { default: component };
    throw new TypeError('A hand-written file has no component as its default export.');
  });
  components.set(load, made);
  return made;
}

/**
 * The compiler checks the file against its slot (`generated/overrides.ts`); this only checks that
 * it is a component.
 */
function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function isPart<Props>(value: unknown): value is LazyPart<Props> {
  return typeof value === 'function';
}
