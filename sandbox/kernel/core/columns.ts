import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { SqlValue } from '../store/database.ts';

/** A piece of a WHERE with its values. */
export interface SqlPart {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

export type StoredKind = 'text' | 'integer' | 'real' | 'boolean' | 'datetime' | 'any' | 'json';

export interface Column {
  readonly field: FieldModel;
  readonly name: string;
  readonly kind: StoredKind;
}
