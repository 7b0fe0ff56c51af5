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
