import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { BulkFailure } from '../api/bulkFailure.ts';
import type { FieldRecord } from '../fields/values.ts';

/** What an action belongs to; its records are named and its fields called where both are known. */
export type ActionOwner = Pick<ResourceDefinition, 'id' | 'api'> &
  Partial<Pick<ResourceDefinition, 'record' | 'fields'>>;

export interface ActionTarget {
  /** The record of a row or a page. */
  readonly record?: FieldRecord | undefined;
  /** The records of a selection. */
  readonly selection?: readonly FieldRecord[];
  /** Query of the page's address. */
  readonly query?: Readonly<Record<string, string>>;
  /** Of a switch: what it shall become. */
  readonly on?: boolean;
  /** Of a selection: tells which of its records the server refused. */
  readonly onRefused?: (failure: BulkFailure) => void;
}
