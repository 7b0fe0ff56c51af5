/** Counts of one kind over days. Series differ by line, marker and stripes as well as by colour (WCAG 1.4.1). */
export interface Series {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
  /** Dashes of the line; bars of a dashed series are striped. */
  readonly dash: string;
  readonly marker: 'circle' | 'square' | 'triangle';
  readonly colour: 'primary' | 'info' | 'warning' | 'error';
}

export type ChartKind = 'lines' | 'bars';
