import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { BulkFailure } from '../../api/bulkFailure.ts';
import type { FieldRecord } from '../../fields/values.ts';

/** The resource of an offer; `record` and `fields` give names to records and errors. */
export type OfferOwner = Pick<ResourceDefinition, 'id' | 'api'> &
  Partial<Pick<ResourceDefinition, 'record' | 'fields' | 'many'>>;

/** What an offer is used on. */
export interface OfferTarget {
  /** The record of a row or a page. */
  readonly record?: FieldRecord | undefined;
  /** The selected records. */
  readonly selection?: readonly FieldRecord[];
  /** Query of the page. */
  readonly query?: Readonly<Record<string, string>>;
  /** The new state of a switch. */
  readonly on?: boolean | undefined;
  /** Reports the selected records that the server refused. */
  readonly onRefused?: (failure: BulkFailure) => void;
}
