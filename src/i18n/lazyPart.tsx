import {
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
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

/** A part on its way. */
interface Loading<Props> {
  /** Kept when it has come, or when it cannot be had. */
  readonly end: Promise<void>;
  component?: ComponentType<Props>;
  failure?: { readonly error: unknown };
}

/**
 * A component that is loaded on its first render, with the texts outside the first load. After a
 * failure it is loaded again when it is mounted again. It is drawn as soon as it has come: `lazy` of React would
 * leave its fallback there for 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Code<Props>>,
  { start = (both) => both(), instead, fallback: usual }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const made = new WeakMap<TextParts, Loading<Props>>();
  const loadingFor = (parts: TextParts): Loading<Props> => {
    const known = made.get(parts);
    if (known) return known;
    const both = start(() => loadWithTexts(load, parts));
    const loading: Loading<Props> = {
      end: both.then(
        (code) => {
          loading.component = code.default;
        },
        (error: unknown) => {
          made.delete(parts);
          if (instead) loading.component = instead;
          else loading.failure = { error };
        },
      ),
    };
    made.set(parts, loading);
    return loading;
  };
  return function Part({ fallback = usual, ...props }) {
    const parts = use(TextPartsContext);
    // Of one mount: drawn again, it must not ask again for what could not be loaded.
    const loading = useMemo(() => loadingFor(parts), [parts]);
    const [, draw] = useReducer((times: number) => times + 1, 0);
    const { component: Loaded, failure } = loading;
    const isHere = Loaded !== undefined;
    useEffect(() => {
      if (!isHere) void loading.end.then(draw);
    }, [isHere, loading]);
    if (failure) throw failure.error;
    if (!Loaded) return fallback;
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
