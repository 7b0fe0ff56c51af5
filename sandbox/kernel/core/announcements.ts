type Listener = (userIds: ReadonlySet<string>) => void;

/** Tells listeners which users have a new message. */
export interface Announcements {
  tell(userIds: readonly string[]): void;
  /** Returns a function that stops listening. */
  listen(listener: Listener): () => void;
}

export function createAnnouncements(): Announcements {
  const listeners = new Set<Listener>();
  return {
    tell(userIds) {
      const wanted = new Set(userIds);
      for (const listener of listeners) listener(wanted);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
