/** Rows of a list as a call answers them. */
export interface RowPage<T> {
  readonly data: readonly T[];
  /** Rows of the whole list. */
  readonly total: number;
  /** Are there rows behind these? Undefined when the server does not say it. */
  readonly hasNext?: boolean;
}
