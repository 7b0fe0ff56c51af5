export interface Listeners<T> {
  listen(listener: (event: T) => void): () => void;
  tell(event: T): void;
}

/** A list of those who want to hear of something; each gets its own way to stop. */
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
    tell: (event) => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (fault) {
          // A listener's fault is its own: it is reported as uncaught and never fails the call.
          queueMicrotask(() => {
            throw fault;
          });
        }
      }
    },
  };
}
