/** One side of an open web socket. */
export interface SocketLine {
  send(text: string): void;
  /** Ends it, because the session is over. */
  refuse(): void;
}

/** Answers on one address of web sockets. */
export interface SocketTalk {
  text?(said: string): void;
  /** Called once, however it ended. */
  end(): void;
}
