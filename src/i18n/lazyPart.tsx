import { lazy, Suspense, use, useCallback, type ComponentType, type ReactNode } from 'react';
import { REST } from '../../codegen/model/text.ts';
import type { TextParts } from './i18n.ts';
import { TextPartsContext } from './TextPartsContext.ts';

interface Code<Props> {
  readonly default: ComponentType<Props>;
}

export interface LazyPartOptions {
  /** What is drawn until the part is there; nothing when absent. One may be given where it is drawn, too. */
  readonly fallback?: ReactNode;
  /** Begins loading; at once when absent. */
  readonly start?: <T>(load: () => Promise<T>) => Promise<T>;
  /** What is drawn where it cannot be loaded; an error when absent. */
  readonly instead?: () => ReactNode;
}

export type LazyPart<Props> = (props: Props & { readonly fallback?: ReactNode }) => ReactNode;

/**
 * A part of the console whose code is loaded when it is drawn, and beside the code the texts that are
 * not in the first load. One that could not be loaded is asked for again when it is drawn anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Code<Props>>,
  { start = (both) => both(), instead, fallback: usual }: LazyPartOptions = {},
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
    const Loaded = componentFor(use(TextPartsContext));
    return (
      <Suspense fallback={fallback}>
        <Loaded {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}

/** Loads code that is no component, and beside it the texts that are not in the first load. */
export function useLoadPart(): <T>(load: () => Promise<T>) => Promise<T> {
  const parts = use(TextPartsContext);
  return useCallback((load) => loadWithTexts(load, parts), [parts]);
}

async function loadWithTexts<T>(load: () => Promise<T>, parts: TextParts): Promise<T> {
  const [code] = await Promise.all([load(), parts.load(REST)]);
  return code;
}
