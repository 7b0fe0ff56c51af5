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
  /** Opens the record's detail page, on a tab when one is named (spec 1, section 2.7). */
  readonly link?: { readonly tab?: string; readonly pages?: readonly RecordPage[] };
  /** Opens another record, whose id is in this field of the row (spec 1, section 2.7). */
  readonly opens?: OpensModel;
  /** Address below `/api/v1/` of the records whose names the cell shows on demand (spec 1, section 7). */
  readonly names?: string;
  /** Values that are marked as good, bad or a warning, with a sign and a colour. */
  readonly marks?: {
    readonly good: readonly Scalar[];
    readonly warning?: readonly Scalar[];
    readonly bad: readonly Scalar[];
  };
  /** A long text that opens in full, with its line breaks. */
  readonly whole?: true;
  /** References: the first names are links to their pages, and `link` leads to the others. */
  readonly links?: true;
  /** The badges of the record instead of the value. */
  readonly badges?: true;
  /** Has a filter in the header: the server filters by it and it has few values. */
  readonly filter?: true;
  readonly gate?: Gate;
}

/** A page for some of the records: its route, and the condition that a record must meet. */
export interface RecordPage {
  readonly route: string;
  readonly when?: Condition;
}

/** A cell that opens another record: the field with its id, and pages of which the first that fits the row opens. */
export interface OpensModel {
  readonly field: string;
  readonly pages: readonly {
    readonly resource: ResourceId;
    /** Values that a row must have for this page. */
    readonly where?: Readonly<Record<string, string>>;
  }[];
  /** The rows that name such a record. */
  readonly when?: Condition;
  /** The field holds no id but the text that names the record, in these fields: a press looks for it. */
  readonly find?: { readonly title: string; readonly secondary?: string };
  /** Instead of pages: the record is of the kind that this field names, in lower case. */
  readonly kinds?: {
    readonly field: string;
    readonly of: Readonly<Record<string, Required<Pick<OpensModel, 'pages' | 'find'>>>>;
  };
  /** The text of the cell ends with this field of the other record, in brackets. */
  readonly brackets?: true;
}

/** A list that fetches its rows again while its page is in view. */
export interface LiveModel {
  /** Seconds between two calls. */
  readonly every: number;
  /** Filters that the list must have for it. */
  readonly where?: Readonly<Record<string, string>>;
}

/** The initial range in days before and after today; the range cannot be removed. */
export interface DatesModel {
  readonly start?: { readonly back: number; readonly ahead: number };
}

/** Create is a menu with one entry per choice of this field; the choice is a query parameter of the create page. */
export interface KindsModel {
  readonly field: string;
  /** Choices that require a valid licence. */
  readonly licensed?: readonly string[];
  /** Choices that the menu leaves out. */
  readonly without?: readonly string[];
  /** For another field, each of its values with the choices that belong to it. */
  readonly under?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export interface ListModel {
  readonly columns: readonly ColumnModel[];
  /** Shown until the person chooses other columns. */
  readonly shown: readonly string[];
  /** Cannot be hidden. */
  readonly fixed: readonly string[];
  readonly order?: { readonly field: string; readonly descending: boolean };
  /** Keys that the search box offers: the server's filters. */
  readonly filters: readonly string[];
  /** Labels of filters that are not fields, where there is a text. */
  readonly filterLabels?: Readonly<Record<string, TextKey>>;
  /** A query that every call of this list has. */
  readonly where?: Readonly<Record<string, string>>;
  /** The server filters the list by a range of dates (spec 1, section 2.7). */
  readonly dates?: DatesModel;
  readonly live?: LiveModel;
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
  /** Rows can be imported from a file: as new records, as changes, or both (spec 1, section 6). */
  readonly import?: {
    readonly create?: { readonly gate: Gate };
    readonly update?: { readonly gate: Gate };
  };
  /** Rows can be exported to a file. */
  readonly export?: ExportModel;
  /** `address`: one call with all ids in its address. Otherwise the selection is stored first. */
  readonly bulkRemove?: { readonly gate: Gate; readonly by?: 'address' };
  /** Fields that can be changed in all selected rows at once. */
  readonly bulkUpdate?: { readonly gate: Gate; readonly fields: readonly string[] };
  /** A tree beside the list that filters it (contract: shell, section 8). */
  readonly tree?: TreeModel;
  readonly banner?: TextKey;
}

/** A tree of nodes, and of the assets in them where assets can be chosen, too. */
export interface TreeModel {
  /** Address of the nodes below `/api/v1/`; the calls of the tree are below it. */
  readonly api: string;
  /** Address of the tree when it is not that of the nodes, with references such as `$query.user`. */
  readonly from?: string;
  /** The filters that a chosen node and a chosen asset set. */
  readonly node?: string;
  readonly asset?: string;
  /** Instead of a filter: the address of a chosen node's rows, with `$query.node`. */
  readonly at?: string;
  /** Absent when nodes cannot be edited. */
  readonly edit?: TreeEditing;
}

export interface TreeEditing {
  readonly resource: ResourceId;
  readonly create: Gate;
  readonly update: Gate;
  readonly remove: Gate;
  /** Further actions of a node. */
  readonly actions: readonly ActionModel[];
}

export interface ExportModel {
  readonly gate: Gate;
  /** Address of the file below `/api/v1/`, when it is not that of the list. */
  readonly from?: string;
  /** The person confirms their identity first (spec 1, section 2.10). */
  readonly verify?: true;
}

export interface FormFieldModel {
  readonly field: string;
  readonly when?: Condition;
  readonly required?: true | Condition;
  /** Shown but not editable: always, while a condition holds, or when the named query parameter has set the value. */
  readonly locked?: true | Condition | { readonly query: string };
  readonly default?: unknown;
  /** Sent while `when` does not hold; without it a hidden field is not sent. */
  readonly otherwise?: unknown;
  /** Fields that are switched off or emptied when this one is switched on or filled in. */
  readonly clears?: readonly string[];
  /** Values for other fields, with references; written while those are empty or unchanged by the person. */
  readonly fills?: Readonly<Record<string, string>>;
  readonly gate?: Gate;
}

export interface FormGroupModel {
  readonly key: string;
  readonly label: Text;
  readonly fields: readonly FormFieldModel[];
}

/** What opens after a save: a page of this resource, or another route with an id and a tab. */
export type AfterSave =
  | 'list'
  | 'detail'
  /** The form stays open: it is the only page of a single record. */
  | 'stay'
  | { readonly route: string; readonly id: string; readonly tab?: string };

export interface FormModel {
  readonly groups: readonly FormGroupModel[];
  /** Fields of which one must be filled in, and the message when none is. */
  readonly atLeastOne?: { readonly fields: readonly string[]; readonly message: Text };
  /** While a condition about the values holds, saving asks first. */
  readonly asks?: readonly { readonly when: Condition; readonly text: Text }[];
  readonly updateMethod: 'PUT' | 'PATCH';
  readonly afterCreate: AfterSave;
  readonly afterUpdate: AfterSave;
}

/** What is known of a resource before its definition is loaded. */
export interface ResourceEntry extends Pick<ResourceDefinition, 'api' | 'bulk' | 'record'> {
  /** Loads the definition; absent when no page shows the resource. */
  readonly load?: () => Promise<{ default: ResourceDefinition }>;
}

/** Accepts pairs of record ids, with these keys for the two. */
export interface PairsAddress {
  readonly address: string;
  readonly owner: string;
  readonly target: string;
}

/** Accept with PATCH the ids to add and the ids to remove. */
export interface ChangeAddresses {
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
  /** Who may add and remove; other people only see the records. */
  readonly gate: Gate;
  /** The address that accepts changes; without it the record is sent with the whole list. */
  readonly via?: PairsAddress | ChangeAddresses;
  /** Asks before a record is removed. */
  readonly confirm?: true;
}

/** Where a server says whether something is on: a boolean field of a single record. */
export interface SwitchModel {
  readonly field: string;
  /** Address below `/api/v1/` of the record, and the query that selects it. */
  readonly api: string;
  readonly query: Readonly<Record<string, string>>;
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
    /** Adds records to the list: the person chooses the records that this field of theirs refers to. */
    readonly add?: { readonly field: string; readonly gate: Gate };
    /** Actions of the page's record that can be applied to listed rows; `$record` is the page's record. */
    readonly actions?: readonly ActionModel[];
  };
  /** The form of another resource's single record. */
  readonly form?: { readonly resource: ResourceId };
}

export interface DetailModel {
  readonly tabs: readonly TabModel[];
  /** Pages for some of the records; the first whose condition holds is used. */
  readonly pages?: readonly RecordPage[];
  readonly update?: {
    readonly gate: Gate;
    readonly when?: Condition;
    readonly query?: Readonly<Record<string, string>>;
  };
  readonly remove?: { readonly gate: Gate; readonly when?: Condition };
}

/** Changes of other people's records that need a warning first; its text is `changeWarning.<resource>`. */
export interface ChangeWarningModel {
  /** Records for which every change is confirmed. */
  readonly when: Condition;
  /** Fields of the person's own record whose change is confirmed as well. */
  readonly own?: readonly string[];
}

export type ActionPlace = 'list' | 'row' | 'record' | 'selection';

export interface ActionModel {
  readonly key: string;
  readonly label: Text;
  readonly on: readonly ActionPlace[];
  /** On a list of a detail page: the action of the page's record, which `when` is about, too. */
  readonly byPage?: true;
  readonly gate: Gate;
  readonly when?: Condition;
  readonly call: ActionCall;
  /** Asks first; the question names the record or the number of rows. */
  readonly confirm?: true;
  /** The person proves their identity first (spec 1, section 2.11). */
  readonly verify?: true;
  /** What has happened when it has succeeded. */
  readonly done?: Text;
  readonly danger?: true;
  /** Stands in the row where it can be used, not in its menu. */
  readonly inRow?: true;
  /** The boolean field of the answer that means success; `msg` beside it has the reason of a failure. */
  readonly success?: string;
  /** Fields of the answer that a dialog shows. */
  readonly show?: readonly string[];
  /** Records of this resource are chosen first; their ids replace `$selection`. */
  readonly pick?: { readonly resource: ResourceId; readonly options: OptionsModel };
  /** Selected rows that are skipped. */
  readonly skip?: Condition;
  readonly then: 'reload' | 'back' | 'none';
}

export type ActionCall =
  /** One call; references such as `$record.id` are filled in. */
  | {
      readonly kind: 'call';
      readonly method: HttpMethod;
      readonly address: string;
      readonly body?: unknown;
      readonly query?: Readonly<Record<string, string>>;
    }
  /** One PATCH of the list address with one item per selected row. */
  | {
      readonly kind: 'each';
      readonly method: 'PATCH' | 'PUT';
      readonly address: string;
      readonly each: Readonly<Record<string, unknown>>;
    }
  /** The selected ids are stored first; the call has the token as `spm`. */
  | { readonly kind: 'spm'; readonly method: HttpMethod; readonly address: string }
  /** Toggles a boolean field with a PATCH of the record. */
  | { readonly kind: 'toggle'; readonly field: string }
  /** No call: a dialog with the records of another resource, filtered by `where`. */
  | {
      readonly kind: 'list';
      readonly resource: ResourceId;
      readonly where: Readonly<Record<string, string>>;
    }
  /** No call: an address of the server opens in a new browser tab. */
  | { readonly kind: 'open'; readonly address: string };

/** A resource as browser and sandbox use it. */
export interface ResourceDefinition {
  readonly id: ResourceId;
  /** `app.model` of its permissions. */
  readonly permission: string;
  /** Prefix of its route names: `User` gives `UserList`. */
  readonly name: string;
  /** The resource whose records it shows, when it has none of its own. */
  readonly like?: ResourceId;
  /** Address below `/api/v1/`, without leading and trailing slashes. */
  readonly api: string;
  /** The list address accepts arrays, deletes with `spm`, and import previews. */
  readonly bulk: boolean;
  /** Can be changed in the root organization; given when the list is made from the server's metadata. */
  readonly inRoot?: true;
  /** There is a single record at this address and no list; the query selects the record. */
  readonly single?: Readonly<Record<string, string>>;
  readonly one: TextKey;
  readonly many: TextKey;
  readonly record: { readonly title: string; readonly secondary?: string };
  /** Absent when pages are made from the server's metadata. */
  readonly fields?: readonly FieldModel[];
  /** Records are of several kinds: the choice field that names the kind, and the object with the kind's own fields. */
  readonly variants?: { readonly by: string; readonly into: string };
  /** Records for which every change is confirmed first. */
  readonly changeWarning?: ChangeWarningModel;
  readonly list?: ListModel;
  readonly form?: FormModel;
  /** Further forms by name, for routes that edit a part of the record. */
  readonly forms?: Readonly<Record<string, FormModel>>;
  readonly detail?: DetailModel;
  readonly actions?: readonly ActionModel[];
}

/** Facts that only the sandbox and the checks use; not sent to browsers. */
export interface ServerFacts {
  readonly search: readonly string[];
  readonly order: readonly string[];
  readonly filters: readonly string[];
  /** The field that `date_from` and `date_to` filter. */
  readonly dates?: string;
  readonly defaultOrder: string;
  /** The resource has an `org_id` field, so its records belong to an organization. */
  readonly organizationScoped: boolean;
  readonly idType: 'uuid' | 'integer';
  /** Sets of fields that are unique together within an organization (or overall). */
  readonly unique: readonly (readonly string[])[];
}
