import {
  lazy,
  Suspense,
  use,
  useCallback,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react';
import { REST } from '../../codegen/model/text.ts';
import type { TextParts } from './i18n.ts';
import { TextPartsContext } from './TextPartsContext.ts';

interface Code<Props> {
  readonly default: ComponentType<Props>;
}

export interface LazyPartOptions<Props> {
  /** Rendered until the part is loaded. Default: nothing. A prop of the same name takes precedence. */
  readonly fallback?: ReactNode;
  /** Starts loading. Default: at once. */
  readonly start?: <T>(load: () => Promise<T>) => Promise<T>;
  /** Rendered when loading fails. Default: throws. */
  readonly instead?: (props: Props) => ReactNode;
}

export type LazyPart<Props> = (props: Props & { readonly fallback?: ReactNode }) => ReactNode;

/**
 * A component that is loaded on its first render, with the texts outside the first load. After a
 * failure it is loaded again when it is mounted again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Code<Props>>,
  { start = (both) => both(), instead, fallback: usual }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const made = new WeakMap<TextParts, ComponentType<Props>>();
  const componentFor = (parts: TextParts): ComponentType<Props> => {
    const known = made.get(parts);
    if (known) return known;
    const component = lazy(async () => {
      try {
        return await start(() => loadWithTexts(load, parts));
      } catch (error) {
        made.delete(parts);
        if (instead) return { default: instead };
        throw error;
      }
    });
    made.set(parts, component);
    return component;
  };
  return function Part({ fallback = usual, ...props }) {
    const parts = use(TextPartsContext);
    // Of one mount: drawn again, it must not ask again for what could not be loaded.
    const Loaded = useMemo(() => componentFor(parts), [parts]);
    return (
      <Suspense fallback={fallback}>
        <Loaded {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}

/** Loads code that is no component, with the texts outside the first load. */
export function useLoadPart(): <T>(load: () => Promise<T>) => Promise<T> {
  const parts = use(TextPartsContext);
  return useCallback((load) => loadWithTexts(load, parts), [parts]);
}

async function loadWithTexts<T>(load: () => Promise<T>, parts: TextParts): Promise<T> {
  const [code] = await Promise.all([load(), parts.load(REST)]);
  return code;
}
