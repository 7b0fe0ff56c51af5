import type { Condition, Scalar } from './conditions.ts';
import type { Cell, FieldModel, OptionsModel } from './fields.ts';
import type { Gate } from './gates.ts';
import type { Text, TextKey } from './text.ts';

/** `app.name`, for example `users.user`. */
export type ResourceId = string;
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ColumnModel {
  readonly field: string;
  readonly cell: Cell;
  /** The server can order by it. */
  readonly sortable?: true;
  /** Opens the record's detail, on a tab when one is named (spec 1, section 2.7). */
  readonly link?: { readonly tab?: string; readonly pages?: readonly RecordPage[] };
  /** Opens another record: the one that this field of the row names (spec 1, section 2.7). */
  readonly opens?: OpensModel;
  /** Below `/api/v1/`: its records, asked for on demand, give the names that the cell shows (spec 1, section 7). */
  readonly names?: string;
  /** Values that are marked as good or bad, in sign and colour. */
  readonly marks?: { readonly good: readonly Scalar[]; readonly bad: readonly Scalar[] };
  /** A long text that opens whole, with its own lines. */
  readonly whole?: true;
  /** Offered as a header filter: the server filters by it and its values are few. */
  readonly filter?: true;
  readonly gate?: Gate;
}

/** A page that some records have for themselves: a route, and the condition of the record. */
export interface RecordPage {
  readonly route: string;
  readonly when?: Condition;
}

/** Another record that a cell opens: its id stands in this field, its page is the first that fits the row. */
export interface OpensModel {
  readonly field: string;
  readonly pages: readonly {
    readonly resource: ResourceId;
    /** Facts of the row, where only some records have this page. */
    readonly where?: Readonly<Record<string, string>>;
  }[];
}

/** Days before and after today that the list begins with; such a range cannot be taken off. */
export interface DatesModel {
  readonly start?: { readonly back: number; readonly ahead: number };
}

/** Create is a menu: one entry for each choice of this field, which the create page is given in its query. */
export interface KindsModel {
  readonly field: string;
  /** Choices that need a valid licence. */
  readonly licensed?: readonly string[];
  /** Choices that nobody creates. */
  readonly without?: readonly string[];
  /** For another field each of its values with the choices that belong to it. */
  readonly under?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export interface ListModel {
  readonly columns: readonly ColumnModel[];
  /** Shown until the person chooses otherwise. */
  readonly shown: readonly string[];
  /** Cannot be hidden. */
  readonly fixed: readonly string[];
  readonly order?: { readonly field: string; readonly descending: boolean };
  /** Keys the search box offers: the server's filters. */
  readonly filters: readonly string[];
  /** What those are called that are no fields, as far as there are words for them. */
  readonly filterLabels?: Readonly<Record<string, TextKey>>;
  /** A query every call of this list carries. */
  readonly where?: Readonly<Record<string, string>>;
  /** The server narrows the list by a range of dates (spec 1, section 2.7). */
  readonly dates?: DatesModel;
  readonly create?: {
    readonly newTab?: true;
    readonly query?: Readonly<Record<string, string>>;
    readonly kinds?: KindsModel;
    readonly gate: Gate;
  };
  readonly update?: {
    readonly gate: Gate;
    readonly when?: Condition;
    readonly query?: Readonly<Record<string, string>>;
  };
  readonly clone?: {
    readonly gate: Gate;
    readonly when?: Condition;
    readonly query?: Readonly<Record<string, string>>;
  };
  readonly remove?: { readonly gate: Gate; readonly when?: Condition };
  /** Rows can be read from a file: as new records, as changes, or both (spec 1, section 6). */
  readonly import?: {
    readonly create?: { readonly gate: Gate };
    readonly update?: { readonly gate: Gate };
  };
  /** Rows can be written to a file. */
  readonly export?: ExportModel;
  /** One address with all ids, where the list says so; else the selection is stored first. */
  readonly bulkRemove?: { readonly gate: Gate; readonly by?: 'address' };
  /** Fields that can become the same in all chosen rows. */
  readonly bulkUpdate?: { readonly gate: Gate; readonly fields: readonly string[] };
  /** Stands beside the list and narrows it (contract: shell, section 8). */
  readonly tree?: TreeModel;
  readonly banner?: TextKey;
}

/** A tree of nodes, and of the assets in them where these can be chosen too. */
export interface TreeModel {
  /** Address of the nodes, below `/api/v1/`; the tree lives below it. */
  readonly api: string;
  /** Where the tree comes from when not from the nodes themselves, with references such as `$query.user`. */
  readonly from?: string;
  /** Filters that a chosen node and a chosen asset set. */
  readonly node?: string;
  readonly asset?: string;
  /** Instead of a filter: the address of the rows of a chosen node, `$query.node`. */
  readonly at?: string;
  /** Absent: the tree is there to choose from. */
  readonly edit?: TreeEditing;
}

export interface TreeEditing {
  readonly resource: ResourceId;
  readonly create: Gate;
  readonly update: Gate;
  readonly remove: Gate;
  /** What else can be done with a node. */
  readonly actions: readonly ActionModel[];
}

export interface ExportModel {
  readonly gate: Gate;
  /** Where the file comes from, when not from the list itself: below `/api/v1/`. */
  readonly from?: string;
  /** The person confirms who they are first (spec 1, section 2.10). */
  readonly verify?: true;
}

export interface FormFieldModel {
  readonly field: string;
  readonly when?: Condition;
  readonly required?: true | Condition;
  /** Shown but not editable: always, when a condition holds, or when the named query parameter preset it. */
  readonly locked?: true | Condition | { readonly query: string };
  readonly default?: unknown;
  /** Sent instead of the value while `when` does not hold; without it a hidden field is not sent. */
  readonly otherwise?: unknown;
  /** Switched off, or emptied, as soon as this one is switched on or filled in. */
  readonly clears?: readonly string[];
  /** What typing here writes into other fields, with references, while they are empty or follow. */
  readonly fills?: Readonly<Record<string, string>>;
  readonly gate?: Gate;
}

export interface FormGroupModel {
  readonly key: string;
  readonly label: Text;
  readonly fields: readonly FormFieldModel[];
}

/** Where to go after a save: a page of this resource, or another route with its id and tab. */
export type AfterSave =
  | 'list'
  | 'detail'
  /** The form stays: it is the only page of its one record. */
  | 'stay'
  | { readonly route: string; readonly id: string; readonly tab?: string };

export interface FormModel {
  readonly groups: readonly FormGroupModel[];
  /** Fields of which one at least must be filled in, and what is said otherwise. */
  readonly atLeastOne?: { readonly fields: readonly string[]; readonly message: Text };
  readonly updateMethod: 'PUT' | 'PATCH';
  readonly afterCreate: AfterSave;
  readonly afterUpdate: AfterSave;
}

/** What is known of a resource before its definition is loaded. */
export interface ResourceEntry extends Pick<ResourceDefinition, 'api' | 'bulk' | 'record'> {
  /** Loads the definition; absent where no page shows the resource. */
  readonly load?: () => Promise<{ default: ResourceDefinition }>;
}

/** Takes pairs of the two records, under their names there. */
export interface PairsAddress {
  readonly address: string;
  readonly owner: string;
  readonly target: string;
}

/** Take, by PATCH, the ids that come to a record and those that leave it. */
export interface ChangeAddresses {
  readonly add: ChangeAddress;
  readonly remove: ChangeAddress;
}

export interface ChangeAddress {
  /** With references to the record, such as `$record.id`. */
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Related records on a card of their own: added by a select, taken off row by row. */
export interface RelationCardModel {
  /** Holds the ids of the related records. */
  readonly field: string;
  /** When there is such a card: when the form for an update asks for the field. */
  readonly when?: Condition;
  /** Who may add and remove; the others look. */
  readonly gate: Gate;
  /** Where the server takes what changes; without it the record itself is sent the whole list. */
  readonly via?: PairsAddress | ChangeAddresses;
  /** Ask before a record is taken off. */
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
  /** Actions of the record that stand on this tab; the others stand on the first. */
  readonly quick?: readonly string[];
  /** A list of another resource, filtered by this record. */
  readonly list?: {
    readonly resource: ResourceId;
    readonly where: Readonly<Record<string, string>>;
    /** Columns shown at first, where they differ from that resource's own list. */
    readonly shown?: readonly string[];
    /** Records of it are made here by choosing what this field of theirs refers to. */
    readonly add?: { readonly field: string; readonly gate: Gate };
    /** What the record of the page does to some of the listed rows: `$record` is that record. */
    readonly actions?: readonly ActionModel[];
  };
  /** The form of another resource's single record. */
  readonly form?: { readonly resource: ResourceId };
}

export interface DetailModel {
  readonly tabs: readonly TabModel[];
  /** Pages of their own for some of the records; the first whose condition holds. */
  readonly pages?: readonly RecordPage[];
  readonly update?: {
    readonly gate: Gate;
    readonly when?: Condition;
    readonly query?: Readonly<Record<string, string>>;
  };
  readonly remove?: { readonly gate: Gate; readonly when?: Condition };
}

/** Changes that reach further than they look: a warning, the text `grave.<resource>`, says how far. */
export interface GraveModel {
  /** Records of others that are changed, deleted or acted upon. */
  readonly when: Condition;
  /** Fields of the person's own record that count as well, when they change. */
  readonly own?: readonly string[];
}

export type ActionPlace = 'list' | 'row' | 'record' | 'selection';

export interface ActionModel {
  readonly key: string;
  readonly label: Text;
  readonly on: readonly ActionPlace[];
  /** Of a list on a detail page: it is done by the record of that page, and `when` speaks of that one. */
  readonly byPage?: true;
  readonly gate: Gate;
  readonly when?: Condition;
  readonly call: ActionCall;
  /** Ask first, naming the record or the number of rows. */
  readonly confirm?: true;
  /** The person proves who they are before it is done (spec 1, section 2.11). */
  readonly verify?: true;
  readonly danger?: true;
  /** The field of the answer that says whether it worked; `msg` beside it says why not. */
  readonly success?: string;
  /** The fields of the answer that a dialog shows. */
  readonly show?: readonly string[];
  /** Records of this resource are chosen first and stand for `$selection`. */
  readonly pick?: { readonly resource: ResourceId; readonly options: OptionsModel };
  /** Rows of a selection that are left out. */
  readonly skip?: Condition;
  readonly then: 'reload' | 'back' | 'none';
}

export type ActionCall =
  /** One call; `$record.id` and its like are filled in. */
  | {
      readonly kind: 'call';
      readonly method: HttpMethod;
      readonly address: string;
      readonly body?: unknown;
      readonly query?: Readonly<Record<string, string>>;
    }
  /** One PATCH of the list with an item for each selected row. */
  | {
      readonly kind: 'each';
      readonly method: 'PATCH' | 'PUT';
      readonly address: string;
      readonly each: Readonly<Record<string, unknown>>;
    }
  /** The selected ids are stored first; the call carries the token as `spm`. */
  | { readonly kind: 'spm'; readonly method: HttpMethod; readonly address: string }
  /** A switch for a boolean field: PATCH of the record. */
  | { readonly kind: 'toggle'; readonly field: string }
  /** No call: records of another resource stand in a dialog, those that `where` says. */
  | {
      readonly kind: 'list';
      readonly resource: ResourceId;
      readonly where: Readonly<Record<string, string>>;
    }
  /** No call: an address of the server opens in a new browser tab. */
  | { readonly kind: 'open'; readonly address: string };

/** An entity of the API as the browser and the sandbox know it. */
export interface ResourceDefinition {
  readonly id: ResourceId;
  /** `app.model` that its permissions are made of. */
  readonly permission: string;
  /** Prefix of its route names: `User` gives `UserList`. */
  readonly name: string;
  /** The resource whose records it shows, where they are not its own. */
  readonly like?: ResourceId;
  /** Address below `/api/v1/`, without slashes at its ends. */
  readonly api: string;
  /** The list address takes arrays, `spm` deletes and import previews. */
  readonly bulk: boolean;
  /** The root organization blocks nothing; said where the server's metadata makes the list. */
  readonly inRoot?: true;
  /** There is one record, at this address, and no list; the query that chooses it. */
  readonly single?: Readonly<Record<string, string>>;
  readonly one: TextKey;
  readonly many: TextKey;
  readonly record: { readonly title: string; readonly secondary?: string };
  /** Absent: the server's metadata alone drives the pages. */
  readonly fields?: readonly FieldModel[];
  /** Records are of several kinds: the choice that says which, and the object with their own fields. */
  readonly variants?: { readonly by: string; readonly into: string };
  /** Records whose change is asked about first, whatever the change is. */
  readonly grave?: GraveModel;
  readonly list?: ListModel;
  readonly form?: FormModel;
  /** Further forms by name, for routes that edit a part of the record. */
  readonly forms?: Readonly<Record<string, FormModel>>;
  readonly detail?: DetailModel;
  readonly actions?: readonly ActionModel[];
}

/** What only the sandbox and the checks need to know; never sent to a browser. */
export interface ServerFacts {
  readonly search: readonly string[];
  readonly order: readonly string[];
  readonly filters: readonly string[];
  /** The field that `date_from` and `date_to` narrow. */
  readonly dates?: string;
  readonly defaultOrder: string;
  /** Records belong to an organization: the resource has an `org_id` field. */
  readonly organizationScoped: boolean;
  readonly idType: 'uuid' | 'integer';
  /** Sets of fields that must be unique together within an organization (or overall). */
  readonly unique: readonly (readonly string[])[];
}
