import type { Condition, Scalar } from './conditions.ts';
import type { RecordPage } from './details.ts';
import type { Cell } from './fields.ts';
import type { Gate } from './gates.ts';
import type { Action } from './offers.ts';
import type { ResourceId } from './resourceId.ts';
import type { TextKey } from './text.ts';

export interface ColumnModel {
  readonly field: string;
  /** Its head, when it is not the label of the field. */
  readonly label?: TextKey;
  readonly cell: Cell;
  /** The server can order by it. */
  readonly sortable?: true;
  /** Opens the record's detail page, on a tab when one is named (spec 1, section 2.7). */
  readonly link?: { readonly tab?: string; readonly pages?: readonly RecordPage[] };
  /** What the cell shows instead of its plain value, or around it. */
  readonly rich?: RichCellModel;
  /** Has a filter in the header: the server filters by it and it has few values. */
  readonly filter?: true;
  readonly gate?: Gate;
}

/** A cell that needs more than its value. A hand-written cell takes precedence. */
export type RichCellModel =
  /** A link to another record (spec 1, section 2.7). */
  | ({ readonly kind: 'opens' } & OpensModel)
  /** The names of the records at an address below the root of the API, asked for on demand (spec 1, section 7). */
  | { readonly kind: 'names'; readonly address: string; readonly when?: Condition }
  | ({ readonly kind: 'marks' } & MarksModel)
  /** A long text that opens in full, with its line breaks. */
  | { readonly kind: 'whole' }
  /**
   * References, those of a second field after them: the first names are links to their pages, and `link` leads to the
   * others.
   */
  | { readonly kind: 'links'; readonly also?: string }
  /** The badges of the record instead of the value. */
  | { readonly kind: 'badges' };

/** Values that are marked as good, bad or a warning, with a sign and a colour. */
export interface MarksModel {
  readonly good: readonly Scalar[];
  readonly warning?: readonly Scalar[];
  readonly bad: readonly Scalar[];
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

/** The filter that chips set, in the address of a list. */
export const CHIP = 'chip';

/** A named filter above the list. */
export type ChipModel = {
  readonly key: string;
  readonly label: TextKey;
} & (
  | {
      /** Filters of the server. */
      readonly where?: Readonly<Record<string, string>>;
      /** The records are filtered in the browser. */
      readonly when?: Condition;
      /** The keys of offers for a selection that can be used on all its records. */
      readonly actions?: readonly string[];
    }
  /** One of the choices of this field; the records are filtered in the browser. */
  | { readonly field: string }
);

/** The initial range in days before and after today; the range cannot be removed. */
export interface DatesModel {
  readonly start?: { readonly back: number; readonly ahead: number };
}

export interface ListModel {
  readonly columns: readonly ColumnModel[];
  /** Shown until the user chooses other columns. */
  readonly shown: readonly string[];
  /** Cannot be hidden. */
  readonly fixed: readonly string[];
  readonly order?: { readonly field: string; readonly descending: boolean };
  /** Keys that the search box offers: the server's filters. */
  readonly filters: readonly string[];
  /** The versions of the server that filter by them; of the others all do. */
  readonly filterRanges?: Readonly<Record<string, Pick<Gate, 'since' | 'until'>>>;
  /** By field: the filter for several values of it, with commas between them. */
  readonly several?: Readonly<Record<string, string>>;
  /** The server searches nothing: words without a filter are not asked for. */
  readonly search?: false;
  /** Labels of filters that are not fields, where there is a text. */
  readonly filterLabels?: Readonly<Record<string, TextKey>>;
  /** The rows that say beside their name that they are not in use: this field of them is false. */
  readonly inactive?: { readonly field: string; readonly label: TextKey };
  /** A query that every call of this list has. */
  readonly where?: Readonly<Record<string, string>>;
  /** The server filters the list by a range of dates (spec 1, section 2.7). */
  readonly dates?: DatesModel;
  readonly live?: LiveModel;
  /** Named filters above the list; one of them can be set. */
  readonly chips?: readonly ChipModel[];
  /** A tree beside the list that filters it (contract: shell, section 8). */
  readonly tree?: TreeModel;
  /** On a tab that has words of its own: what it says where there are no records. */
  readonly empty?: TextKey;
  readonly banner?: TextKey;
  /** The versions of the server that have it. */
  readonly bannerRange?: Pick<Gate, 'since' | 'until'>;
}

/** A tree of nodes, and of the records in them, its leaves, where those can be chosen, too. */
export interface TreeModel {
  /** Address of the nodes below the root of the API. */
  readonly api: string;
  /** The fields of a node with its name, its name after those above it, and the keys of those above it. */
  readonly fields: { readonly name: string; readonly path: string; readonly key: string };
  /** Address of its levels, when it is that of the nodes. */
  readonly levels: string;
  /** Address of the tree when it is not that of the nodes, with references such as `$query.user`. */
  readonly from?: string;
  /** The filters that a chosen node and a chosen leaf set. */
  readonly node?: string;
  readonly leaf?: string;
  /** Instead of a filter: the address of a chosen node's rows, with `$query.node`. */
  readonly at?: string;
  /** The filter for rows of the chosen node alone. */
  readonly only?: string;
  /** Folded until somebody opens it. */
  readonly folded?: true;
  /** Absent when nodes cannot be edited. */
  readonly edit?: TreeEditing;
}

export interface TreeEditing {
  readonly resource: ResourceId;
  /** Addresses with `$record.id`: that of a new node's parent, and that of the one which others move to. */
  readonly addTo: string;
  readonly moveTo: string;
  /** The field of the body with the ids of those. */
  readonly moved: string;
  readonly create: Gate;
  readonly update: Gate;
  readonly remove: Gate;
  /** Further actions of a node. */
  readonly actions: readonly Action[];
}
