import type { ResourceDefinition } from '../../codegen/model/resources.ts';

/** How a removed row of a relation is put back: as new ones are added beside the list. */
export interface PutBack {
  /** The field that names the related record. */
  readonly field: string;
  /** The values that all rows of the list share. */
  readonly where: Readonly<Record<string, string>>;
}

/** A resource whose records are removed. */
export interface RemovalOwner extends ResourceDefinition {
  /** Only in a list of relations that this person may add to. */
  readonly putBack?: PutBack;
}
