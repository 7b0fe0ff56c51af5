type Listener = (userIds: ReadonlySet<string>) => void;

/** Tells listeners which users have a new message. */
export interface MessageEvents {
  emit(userIds: readonly string[]): void;
  /** Returns a function that stops listening. */
  listen(listener: Listener): () => void;
}

export function createMessageEvents(): MessageEvents {
  const listeners = new Set<Listener>();
  return {
    emit(userIds) {
      const wanted = new Set(userIds);
      for (const listener of listeners) listener(wanted);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
