import type { Condition } from './conditions.ts';
import type { Gate } from './gates.ts';
import type { Action } from './offers.ts';
import type { ResourceId } from './resourceId.ts';
import type { Text, TextKey } from './text.ts';

/** A page for some of the records: its route, and the condition that a record must meet. */
export interface RecordPage {
  readonly route: string;
  readonly when?: Condition;
}

/** Accepts pairs of record ids, with these keys for the two. */
interface PairsAddress {
  readonly address: string;
  readonly owner: string;
  readonly target: string;
}

/** Accept with PATCH the ids to add and the ids to remove. */
interface ChangeAddresses {
  readonly add: ChangeAddress;
  readonly remove: ChangeAddress;
}

export interface ChangeAddress {
  /** May have references to the record, such as `$record.id`. */
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** A card of related records that can be added and removed. */
export interface RelationCardModel {
  /** The field with the ids of the related records. */
  readonly field: string;
  /** The card is shown when the update form would show the field. */
  readonly when?: Condition;
  /** Who may add and remove; other users only see the records. */
  readonly gate: Gate;
  /** The address that accepts changes; without it the record is sent with the whole list. */
  readonly via?: PairsAddress | ChangeAddresses;
  /** Asks before a record is removed. */
  readonly confirm?: true;
}

export interface TabModel {
  readonly key: string;
  readonly label: Text;
  readonly gate?: Gate;
  readonly when?: Condition;
  /** Fields shown as label and value. */
  readonly card?: readonly string[];
  readonly cards?: readonly RelationCardModel[];
  /** Actions of the record on this tab; all others are on the first tab. */
  readonly quick?: readonly string[];
  /** A list of another resource, filtered by this record. */
  readonly list?: {
    readonly resource: ResourceId;
    readonly where: Readonly<Record<string, string>>;
    /** Columns shown at first, when they differ from those of the resource's own list. */
    readonly shown?: readonly string[];
    /** Said where there are no records. */
    readonly empty?: TextKey;
    /** Adds records to the list: the user chooses the records that this field of theirs refers to. */
    readonly add?: { readonly field: string; readonly gate: Gate };
    /** Actions of the page's record that can be applied to listed rows; `$record` is the page's record. */
    readonly actions?: readonly Action[];
  };
  /** The form of another resource's single record. */
  readonly form?: { readonly resource: ResourceId };
}

export interface DetailModel {
  readonly tabs: readonly TabModel[];
  /** Pages for some of the records; the first whose condition holds is used. */
  readonly pages?: readonly RecordPage[];
}
