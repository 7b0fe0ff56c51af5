import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { SqlValue } from '../store/database.ts';

/** An SQL condition with its parameters. */
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
