/** Of a terminal's window, in characters. */
export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}
