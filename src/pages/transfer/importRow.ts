import type { FieldModel } from '../../../codegen/model/fields.ts';

/** New records, or changes of those that the rows name by id. */
export type ImportKind = 'create' | 'update';
export type RowValues = Readonly<Record<string, unknown>>;

/** spec 1, section 3 */
export type RowStatus =
  | 'pending'
  | 'ok'
  /** `unheard`: the answer was lost, the row may have been saved all the same. */
  | { readonly error: string; readonly unheard?: true };
export type RowState = 'pending' | 'ok' | 'error' | 'unheard';

export interface ImportRow {
  /** Place in the file, from 0. */
  readonly index: number;
  readonly values: RowValues;
  readonly status: RowStatus;
  /** The record made from it: sent once more after an edit, it changes that record. */
  readonly recordId?: string | number;
  /** Secret columns whose values were not kept over a reload: without them it is not sent. */
  readonly lost?: readonly string[];
}

/** A column of the file that goes into a field. */
export interface ImportColumn {
  readonly field: string;
  /** The header cell as the file has it, with the star of required ones. */
  readonly title: string;
  /** The same without the star. */
  readonly label: string;
  readonly model?: FieldModel;
  /** Shown masked and never kept anywhere. */
  readonly secret: boolean;
}

export function stateOf({ status }: Pick<ImportRow, 'status'>): RowState {
  if (typeof status === 'string') return status;
  return status.unheard ? 'unheard' : 'error';
}
