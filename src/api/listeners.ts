/** What changes, for `useSyncExternalStore`. */
export interface Changing {
  /** Increases with every change. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Listeners<T> {
  listen(listener: (event: T) => void): () => void;
  emit(event: T): void;
}

/** A list of listeners. */
export function createListeners<T>(): Listeners<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    listen: (listener) => {
      const own = (event: T) => listener(event);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    emit: (event) => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (fault) {
          // An error of a listener is reported as uncaught and does not fail the call.
          queueMicrotask(() => {
            throw fault;
          });
        }
      }
    },
  };
}

/** Counts changes and tells of each. */
export function createChanges(): Changing & { emit(): void } {
  const { listen, emit } = createListeners<void>();
  let version = 0;
  return {
    version: () => version,
    subscribe: listen,
    emit: () => {
      version += 1;
      emit();
    },
  };
}
