/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
/** The keyword for what a text is the name of. */
export const REF = 'x-ref';

/** What a text of a manifest can be the name of. */
export type NamedThing =
  | 'resource'
  | 'field'
  /** A name in the query of a list: a field, or what its server filters by besides. */
  | 'filter'
  /** A field that another rule compares with the columns of the list, or that may be one of the server alone. */
  | 'column'
  /** A resource, or a field. */
  | 'opened'
  | 'route'
  | 'permission'
  /** What permissions are about: `app.model`. */
  | 'model'
  /** A verb of `permissions.yaml`, below its app and model. */
  | 'verb'
  | 'setting'
  /** An address of the server. */
  | 'address'
  | 'icon'
  | 'text'
  | 'language'
  | 'view'
  | 'form'
  | 'tab'
  /** An action that is done to a record. */
  | 'action'
  /** An action that makes a call. */
  | 'call'
  | 'role'
  /** A role, or a user of `expectations.yaml`. */
  | 'person'
  /** Pages and actions by one word. */
  | 'subject';

/** A text that is a name. */
export interface Naming {
  readonly kind: NamedThing;
  /** It gets its name here. */
  readonly defines?: true;
  /**
   * Of which resource or route: what stands at one of these keys in the nearest map above that can have it. Absent:
   * of the resource of the file.
   */
  readonly in?: readonly string[];
  /** The key of a resource by whose model rows can be filtered, too: `node` and `node_id` of `assets.node`. */
  readonly by?: string;
  /** A field beside the one that names it. */
  readonly beside?: true;
  /** Words that may stand here, too. */
  readonly also?: readonly string[];
}

/** The text is the name of such a thing. */
export const ref = (
  kind: NamedThing,
  facts: Omit<Naming, 'kind'> = {},
): { readonly [REF]: Naming } => ({ [REF]: { kind, ...facts } });

/** The keyword for what references such as `$record.name` may stand in a text, or in all texts below. */
export const READS = 'x-reads';

/**
 * The address of the `page` alone; the `record`, too; also selected `rows` of the list that stands beside it; what an
 * `action` says where it is done to.
 */
export type Reads = 'page' | 'record' | 'rows' | 'action';

export const reads = (what: Reads): { readonly [READS]: Reads } => ({ [READS]: what });

/** The text gives a thing its name. */
export const defines = (kind: NamedThing): { readonly [REF]: Naming } =>
  ref(kind, { defines: true });

/**
 * A JSON Schema (draft-07). The annotations are used for `docs/manifest-reference.md`, for the types in
 * `manifest.ts` and for findings: `description` says what a key does, `$comment` what its absence means,
 * `examples` show values, and `title` is the name of the type.
 */
export interface JsonSchema {
  readonly $id?: string;
  readonly $schema?: string;
  readonly $ref?: string;
  readonly $comment?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  /** That the text is a name. Validators and editors do not see it. */
  readonly [REF]?: Naming;
  readonly [READS]?: Reads;
}
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';

/** What a key does and what its absence means. */
interface About {
  readonly description: string;
  readonly $comment?: string;
}

export const about = (description: string, $comment?: string): About =>
  $comment === undefined ? { description } : { description, $comment };

export const ANY_TEXT: JsonSchema = { type: 'string', minLength: 1 };
export const RESOURCE_ID: JsonSchema = {
  type: 'string',
  pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
  examples: ['users.user'],
  ...ref('resource'),
};
/** Written like a field, and none: a parameter, a key of an answer. */
export const PLAIN_NAME: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
  examples: ['date_joined'],
};
export const FIELD_NAME: JsonSchema = { ...PLAIN_NAME, ...ref('field') };
/** A field, or a field inside a field: `rules.ip_group`. */
export const FIELD_PATH: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$',
  examples: ['date_joined', 'rules.ip_group'],
  ...ref('field'),
};
/** The field that a list is ordered by; with a minus, in descending order. */
export const ORDER: JsonSchema = {
  type: 'string',
  pattern: '^-?[A-Za-z_][A-Za-z0-9_]*$',
  examples: ['name', '-date_created'],
  ...ref('field'),
};
/** Keys of groups, tabs and actions; used in text keys and addresses. */
export const SLUG: JsonSchema = {
  type: 'string',
  pattern: '^[a-z][a-z0-9]*([-_][a-z0-9]+)*$',
  examples: ['login-rules'],
};
export const ROUTE_NAME: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z][A-Za-z0-9]*$',
  examples: ['UserList'],
  ...ref('route'),
};
export const PERMISSION: JsonSchema = {
  type: 'string',
  pattern: '^[a-z0-9_]+\\.[a-z0-9_]+(\\|[a-z0-9_]+\\.[a-z0-9_]+)*$',
  examples: ['users.view_user', 'rbac.view_orgrole|rbac.view_systemrole'],
  ...ref('permission'),
};
/** A single permission, without alternatives. */
export const GRANTED_PERMISSION: JsonSchema = {
  type: 'string',
  pattern: '^[a-z0-9_]+\\.[a-z0-9_]+$',
  examples: ['users.view_user'],
  ...ref('permission'),
};
/** A route that the rule `unknown-route` looks for, whatever its case. */
export const OPENED_ROUTE_NAME: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z]\\w*$',
  examples: ['UserList'],
  ...ref('route'),
};
/** A role as the server names it. */
export const ROLE_NAME: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z][A-Za-z0-9]*$',
  examples: ['OrgAuditor'],
  ...ref('role'),
};
export const SETTING_NAME: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z][A-Z0-9_]*$',
  examples: ['TICKETS_ENABLED'],
  ...ref('setting'),
};
/** Below `/api/v1/`, without leading and trailing slashes. */
export const API_ADDRESS: JsonSchema = {
  type: 'string',
  pattern: '^[a-z0-9][^/\\s]*(/[^/\\s]+)*$',
  examples: ['users/users', 'users/users/$record.id/unblock'],
  ...ref('address'),
  ...reads('page'),
};
/** Of the same server, or of the web: never a script. */
export const EXTERNAL_ADDRESS: JsonSchema = {
  type: 'string',
  pattern: '^(?:/(?!/)|https?://[^/\\s])\\S*$',
  examples: ['/luna/?_={timestamp}', 'https://docs.example.org/'],
};
export const SCALAR: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
export const QUERY: JsonSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: { type: 'string' },
  ...reads('page'),
};
/**
 * A query that selects records of a list.
 *
 * @param keys whose list it is, as in `Naming`; none: that of the file
 */
export const where = (keys: readonly string[] = [], what: Reads = 'page'): JsonSchema => ({
  ...QUERY,
  ...reads(what),
  propertyNames: ref('filter', keys.length > 0 ? { in: keys } : {}),
});

/** An object that allows only these keys. */
export function closed(
  title: string,
  properties: Readonly<Record<string, JsonSchema>>,
  rest: JsonSchema = {},
): JsonSchema {
  return { title, type: 'object', additionalProperties: false, properties, ...rest };
}

/** An object with keys chosen by the product owner and values of one kind. */
export function mapOf(keys: JsonSchema, values: JsonSchema, rest: JsonSchema = {}): JsonSchema {
  return { type: 'object', propertyNames: keys, additionalProperties: values, ...rest };
}

export function listOf(items: JsonSchema, rest: JsonSchema = {}): JsonSchema {
  return { type: 'array', minItems: 1, uniqueItems: true, items, ...rest };
}

/** One value, or a list of such values. */
export function oneOrMany(values: JsonSchema): JsonSchema {
  const { type: _, ...single } = values;
  return {
    type: ['string', 'array'],
    if: { type: 'string' },
    then: single,
    items: values,
    minItems: 1,
    uniqueItems: true,
  };
}

/** A simple value (`true`, a keyword), or an object with options. */
export function orObject(simple: JsonSchema, object: JsonSchema): JsonSchema {
  const type = simple.type;
  if (typeof type !== 'string') throw new Error('orObject takes a simple schema of one type');
  return { ...object, type: [type, 'object'], if: { type }, then: simple };
}
export const TRUE: JsonSchema = { type: 'boolean', const: true };
export const FALSE: JsonSchema = { type: 'boolean', const: false };

/** Names of fields, including fields inside fields. */
export const FIELDS: JsonSchema = listOf(FIELD_PATH);

/** Names of fields of another resource. */
export const fieldsIn = (...keys: readonly string[]): JsonSchema =>
  listOf({ ...FIELD_PATH, ...ref('field', { in: keys }) });
