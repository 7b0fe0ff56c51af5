/** The server's side of an open web socket. */
export interface ServerSocket {
  send(text: string): void;
  /** Closes the socket because the session has ended. */
  close(): void;
}

/** The handler of one open web socket. */
export interface SocketHandler {
  text?(said: string): void;
  /** Called once, however the socket ended. */
  end(): void;
}
