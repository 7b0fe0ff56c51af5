import { isObject } from '../../api/unknownValues.ts';

/**
 * React's tree, read from the page: in development every element carries the fiber that made it. This is no public
 * interface of React; `test/e2e/shell/explain.test.ts` fails when it changes.
 */
export interface Fiber {
  /** A tag name, a component, or a context whose value is provided. */
  readonly type: unknown;
  readonly key: string | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  /** For a tag. */
  readonly element: Element | undefined;
}

const FIBER = '__reactFiber$';

/** The fibers that an element stands in, the innermost first; through portals, too. */
export function fibersAt(element: Element): readonly Fiber[] {
  const fibers: Fiber[] = [];
  let one = ownFiber(element);
  while (isObject(one)) {
    const { type, key, memoizedProps: props, stateNode: element } = one;
    fibers.push({
      type,
      // Components that go through their children mark their keys.
      key: typeof key === 'string' ? key.replace(/^\.\$/, '') : undefined,
      props: isObject(props) ? props : {},
      element: element instanceof Element ? element : undefined,
    });
    one = one['return'];
  }
  return fibers;
}

function ownFiber(element: Element): unknown {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const name = Object.keys(at).find((key) => key.startsWith(FIBER));
    if (name !== undefined) return Reflect.get(at, name);
  }
  return undefined;
}

/** The name of a component, also of one that is wrapped by `memo` or `forwardRef`; empty for a tag. */
export function componentName(type: unknown): string {
  if (typeof type === 'function') return type.name;
  if (!isObject(type)) return '';
  return componentName(type['type'] ?? type['render']);
}
