type Parameters = Readonly<Record<string, string | number | boolean | null>>;

/** How a list is asked for, and what its answer is like. */
export interface ListFacts {
  /** The parameter for the place of a page: how many rows come before it, or its number from 1. */
  readonly from: { readonly name: string; readonly by: 'offset' | 'page' };
  /** The parameter for how many rows a page has. */
  readonly limit: string;
  /** The parameter for the order, `-name` for descending, or one for each; absent: the server has one order. */
  readonly order?: string | { readonly field: string; readonly direction: string };
  /** The parameter for words; absent: the server looks for nothing. */
  readonly search?: string;
  /** The parameter for several ids, separated by commas or repeated; absent: records are asked for one by one. */
  readonly ids?: string | { readonly each: string };
  /** The field with the rows; absent: the answer is the array. */
  readonly rows?: string;
  /** The field or the header with the number of all rows; absent: nobody knows it. */
  readonly total?: string | { readonly header: string };
  /** Rows that one call gives at most. */
  readonly most?: number;
  /** Filters by yes or no are `true` and `false`, not `True` and `False`. */
  readonly jsonBooleans?: true;
  /** What every call of a list has in its query. */
  readonly extra: Parameters;
}

/** Names of fields that have a meaning unless a manifest says otherwise. */
export interface NameFacts {
  /** The first of these that a resource has names its records. */
  readonly title: readonly string[];
  /** When the server sends a related record as an object, the first of these that it has is its title. */
  readonly related: readonly string[];
  /** What the name of a field with the readable value of another one ends with (spec 1, section 3). */
  readonly display?: string;
  /** Encrypted before they are sent (spec 1, section 2.9). */
  readonly secret: readonly string[];
  /** A switch with words of its own: activated, deactivated. */
  readonly active?: string;
  /** What the names of fields with a date and time begin with. */
  readonly moment?: string;
  /** A duration in seconds. */
  readonly duration?: string;
  /** Read sign by sign: shown in a monospaced face. */
  readonly code: readonly string[];
  /** A record is blocked, begins, ends: states that the head of its page shows. */
  readonly blocked?: string;
  readonly begins?: string;
  readonly ends?: string;
}

/** How the API is asked and what it answers: `server` of `app.yaml`, and what its preset says. */
export interface ApiFacts {
  /** `/api/v1/`: all addresses are below it. */
  readonly root: string;
  /** Addresses end with a slash. */
  readonly slash: boolean;
  readonly list: ListFacts;
  readonly update: 'PUT' | 'PATCH';
  /** Answers write a date with its time as RFC 3339 has it, not as JumpServer does. */
  readonly rfc3339Dates?: true;
  /** A list takes an array of changes. */
  readonly updatesMany: boolean;
  /** A list deletes stored ids, or those in its query; absent: records are deleted one by one. */
  readonly deletesMany?: 'spm' | 'ids';
  /** The address where ids are stored for the next call. */
  readonly selections?: string;
  /** The server writes and reads the files of exports and imports. */
  readonly transfer: boolean;
  /** What an address ends with to read a file of an import. */
  readonly preview?: string;
  /** `OPTIONS` says which fields an address has. */
  readonly metadata: boolean;
  /** The words of a tree: the type of a leaf, which addresses of the console say, too; the parameter that asks for leaves. */
  readonly tree: { readonly leaf: string; readonly leaves: string };
  readonly names: NameFacts;
  readonly errors: {
    /** A refusal says what is wrong under the names of fields. */
    readonly byName: boolean;
    /** The fields of a refusal that may have its message, in order of preference. */
    readonly text: readonly string[];
  };
}

/** The whole path of an address below the root of the API: that of `users/users` is `/api/v1/users/users/`. */
export function pathOf(address: string, { root, slash }: Pick<ApiFacts, 'root' | 'slash'>): string {
  return `${root}${address}${slash ? '/' : ''}`;
}
