type Listener = (userIds: ReadonlySet<string>) => void;

/** Tells whoever listens for whom there is a new message. */
export interface Announcements {
  tell(userIds: readonly string[]): void;
  /** Gives the way to stop. */
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
