/** The server's side of an open web socket. */
export interface SocketLine {
  send(text: string): void;
  /** Closes the socket because the session has ended. */
  refuse(): void;
}

/** The handler of one open web socket. */
export interface SocketTalk {
  text?(said: string): void;
  /** Called once, however the socket ended. */
  end(): void;
}
