/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import { isMap } from '../model/isMap.ts';

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
  /** A version of the server. */
  | 'server'
  /** An address of the server. */
  | 'address'
  | 'icon'
  | 'text'
  | 'language'
  | 'view'
  | 'form'
  | 'tab'
  /** A tab with records, to which their number leads. */
  | 'counted'
  /** An action that is done to a record. */
  | 'action'
  /** An action that makes a call. */
  | 'call'
  /** An action that is done to selected rows. */
  | 'bulkAction'
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
  /** The key of a resource by whose model rows can be filtered, too: `author` and `author_id` of `shop.author`. */
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
  readonly not?: JsonSchema;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  /** That the text is a name. Validators and editors do not see it. */
  readonly [REF]?: Naming;
  readonly [READS]?: Reads;
}
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';

/** A value that stands where only a schema can stand. */
export function isSchema(value: unknown): value is JsonSchema {
  return isMap(value);
}

/** The value of a key, with what the key does and what its absence means. */
export const about = (value: JsonSchema, description: string, absence?: string): JsonSchema => ({
  ...value,
  description,
  ...(absence !== undefined && { $comment: absence }),
});

/** What a key does, and what its absence means: for readers of types, of editors and of completions. */
export function meaningOf({ description, $comment }: JsonSchema): string | undefined {
  if (description === undefined || $comment === undefined) return description;
  return `${description} Unless given: ${$comment}.`;
}

/** A text of this form. */
export const text = (pattern: string, ...examples: readonly string[]): JsonSchema => ({
  type: 'string',
  pattern,
  examples,
});

/** The name of such a thing, in this form. */
export const named = (
  kind: NamedThing,
  pattern: string,
  ...examples: readonly string[]
): JsonSchema => ({
  ...text(pattern, ...examples),
  ...ref(kind),
});

/** One of these words. */
export const word = (...words: readonly string[]): JsonSchema => ({ type: 'string', enum: words });

/** Alternatives, each with one of these keys. */
export const having = (...keys: readonly string[]): readonly JsonSchema[] =>
  keys.map((key) => ({ required: [key] }));

/** In each of these pairs, one key excludes the other. */
export const excluding = (...pairs: readonly (readonly [string, string])[]): JsonSchema => ({
  not: { anyOf: pairs.map((required) => ({ required })) },
});

export const ANY_TEXT: JsonSchema = { type: 'string', minLength: 1 };
export const RESOURCE_ID: JsonSchema = named(
  'resource',
  '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
  'users.user',
);
/** Written like a field, and none: a parameter, a key of an answer. */
export const PLAIN_NAME: JsonSchema = text('^[A-Za-z_][A-Za-z0-9_]*$', 'date_joined');
export const FIELD_NAME: JsonSchema = { ...PLAIN_NAME, ...ref('field') };
/** A field, or a field inside a field: `rules.ip_group`. */
export const FIELD_PATH: JsonSchema = named(
  'field',
  '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$',
  'date_joined',
  'rules.ip_group',
);
/** The field that a list is ordered by; with a minus, in descending order. */
export const ORDER: JsonSchema = named(
  'field',
  '^-?[A-Za-z_][A-Za-z0-9_]*$',
  'name',
  '-date_created',
);
/** Keys of groups, tabs and actions; used in text keys and addresses. */
export const SLUG: JsonSchema = text('^[a-z][a-z0-9]*([-_][a-z0-9]+)*$', 'login-rules');
export const ROUTE_NAME: JsonSchema = named('route', '^[A-Z][A-Za-z0-9]*$', 'UserList');
export const PERMISSION: JsonSchema = named(
  'permission',
  '^[a-z0-9_]+\\.[a-z0-9_]+(\\|[a-z0-9_]+\\.[a-z0-9_]+)*$',
  'users.view_user',
  'rbac.view_orgrole|rbac.view_systemrole',
);
/** A single permission, without alternatives. */
export const GRANTED_PERMISSION: JsonSchema = named(
  'permission',
  '^[a-z0-9_]+\\.[a-z0-9_]+$',
  'users.view_user',
);
/** A route that the rule `unknown-route` looks for, whatever its case. */
export const OPENED_ROUTE_NAME: JsonSchema = named('route', '^[A-Za-z]\\w*$', 'UserList');
/** A role as the server names it. */
export const ROLE_NAME: JsonSchema = named('role', '^[A-Z][A-Za-z0-9]*$', 'OrgAuditor');
export const SETTING_NAME: JsonSchema = named('setting', '^[A-Z][A-Z0-9_]*$', 'SHOP_ENABLED');
export const SERVER_VERSION: JsonSchema = named('server', '^[a-z0-9][a-z0-9.-]*$', 'v2.28');
/** Below `/api/v1/`, without leading and trailing slashes. */
export const API_ADDRESS: JsonSchema = {
  ...text('^[a-z0-9][^/\\s]*(/[^/\\s]+)*$', 'users/users', 'users/users/$record.id/unblock'),
  ...ref('address'),
  ...reads('page'),
};
/** Of the same server, or of the web: never a script. */
export const EXTERNAL_ADDRESS: JsonSchema = text(
  '^(?:/(?!/)|https?://[^/\\s])\\S*$',
  '/shop/?_={timestamp}',
  'https://docs.example.org/',
);
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
  return orList('string', single, values);
}

/** A simple value of this type (`true`, a keyword), or a list. */
export const orList = (type: JsonType, simple: JsonSchema, items: JsonSchema): JsonSchema => ({
  ...listOf(items),
  type: [type, 'array'],
  if: { type },
  then: simple,
});

/** An object with options, or a list. */
export const objectOrList = (object: JsonSchema, items: JsonSchema): JsonSchema => ({
  ...object,
  ...listOf(items),
  type: ['array', 'object'],
});

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
