import type { ComponentType } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { lazyPart, type LazyPart } from '../../i18n/lazyPart.tsx';

export type SlotLoader = NonNullable<RouteRecord['slots']>[string];

/** Drawn once is drawn everywhere: the cells of a column are one component. */
const components = new WeakMap<SlotLoader, unknown>();

/** What a hand-written file puts into a slot; its code comes when it is drawn. */
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

/** The compiler holds the file to its slot (`generated/overrides.ts`): what remains is that it is one. */
function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function isPart<Props>(value: unknown): value is LazyPart<Props> {
  return typeof value === 'function';
}
