import type { FieldModel } from '../../../codegen/model/fields.ts';

/** Creates records, or updates those that the rows name by id. */
export type ImportKind = 'create' | 'update';
export type RowValues = Readonly<Record<string, unknown>>;

/** spec 1, section 3 */
export type RowStatus =
  | 'pending'
  | 'ok'
  /** `unheard`: the answer was lost, and the row may have been saved. */
  | { readonly error: string; readonly unheard?: true };
export type RowState = 'pending' | 'ok' | 'error' | 'unheard';

export interface ImportRow {
  /** Index in the file, from 0. */
  readonly index: number;
  readonly values: RowValues;
  readonly status: RowStatus;
  /** The record created from it: after an edit, sending the row again updates that record. */
  readonly recordId?: string | number;
  /** Secret columns whose values were lost over a reload: the row cannot be sent without them. */
  readonly lost?: readonly string[];
}

/** A column of the file that belongs to a field. */
export interface ImportColumn {
  readonly field: string;
  /** The header cell of the file, with the asterisk of required columns. */
  readonly title: string;
  /** The same without the asterisk. */
  readonly label: string;
  readonly model?: FieldModel;
  /** Masked and never stored. */
  readonly secret: boolean;
}

/** A title without the asterisk of required columns. */
export function plainTitle(title: string): string {
  return title.replaceAll(/^\*+|\*+$/g, '');
}

export function stateOf({ status }: Pick<ImportRow, 'status'>): RowState {
  if (typeof status === 'string') return status;
  return status.unheard ? 'unheard' : 'error';
}
