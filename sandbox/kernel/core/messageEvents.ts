type Listener = (userIds: ReadonlySet<string>) => void;

/** Tells listeners which users have a new message. */
export type MessageEvents = ReturnType<typeof createMessageEvents>;

export function createMessageEvents() {
  const listeners = new Set<Listener>();
  return {
    emit(userIds: readonly string[]) {
      const wanted = new Set(userIds);
      for (const listener of listeners) listener(wanted);
    },
    /** Returns a function that stops listening. */
    listen(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
