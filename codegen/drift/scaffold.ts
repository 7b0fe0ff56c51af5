import { typeFromServer } from '../model/serverTypes.ts';
import type { ServerField, ServerMetadata } from './metadata.ts';

export interface Scaffold {
  readonly resource: string;
  readonly manifest: { readonly path: string; readonly text: string };
  /** The texts to write; `file` is relative to `locales/<lang>/`. */
  readonly texts: { readonly file: string; readonly text: string };
}

/** The server reports the database's limit for integers that have no limit of their own. */
const DATABASE_INTEGER_LIMIT = 2_147_483_647;
const MOST_COLUMNS_AT_FIRST = 6;

/**
 * A first manifest made from a server's metadata: all fields in their order, one list, one form and one detail
 * tab. Labels are made from field names; the server's are not copied.
 *
 * @param resource its id; by default made from the address: `assets/domains` is `assets.domain`
 */
export function scaffold(metadata: ServerMetadata, resource = idOf(metadata.address)): Scaffold {
  const [area = '', name = ''] = resource.split('.');
  const fields = [...metadata.fields.values()];
  return {
    resource,
    manifest: {
      path: `manifest/resources/${area}/${name}.yaml`,
      text: manifestOf(resource, metadata.address, fields),
    },
    texts: { file: `${resource.replace('.', '/')}.yaml`, text: textsOf(resource, fields) },
  };
}

/** `acls/login-acls` becomes `acls.loginacl`: the last segment in the singular, without dashes. */
export function idOf(address: string): string {
  const [area = '', ...rest] = address.split('/');
  return `${area}.${singular(rest.at(-1) ?? area).replaceAll(/[^a-z0-9]/gi, '')}`;
}

function manifestOf(resource: string, address: string, fields: readonly ServerField[]): string {
  const title =
    fields.find(({ name }) => ['name', 'hostname', 'title'].includes(name))?.name ?? 'id';
  const width = Math.max(0, ...fields.map(({ name }) => name.length)) + 2;
  const lines = fields.map(
    (field) => `  ${`${field.name}:`.padEnd(width)}{ ${factsOf(field).join(', ')} }\n`,
  );
  const shown = fields.filter(({ name, writeOnly }) => name !== 'id' && !writeOnly).map(nameOf);
  const editable = fields.filter(({ name, readOnly }) => name !== 'id' && !readOnly).map(nameOf);
  const filters = fields.filter(({ filter }) => filter).map(nameOf);
  const orders = fields.filter(({ order }) => order).map(nameOf);
  return [
    `# Written by gatehouse introspect: now make it yours.\n`,
    `resource: ${resource}\nname: ${routeName(address)}\napi: ${address}\nrecord: { title: ${title} }\n`,
    `\nfields:\n${lines.join('')}`,
    serverOf(title, filters, orders),
    `\nlist:\n  columns: ${flow(shown)}\n  default: ${flow(shown.slice(0, MOST_COLUMNS_AT_FIRST))}\n`,
    `  fixed: ${flow([title])}\n`,
    editable.length > 0 ? `\nform:\n  - basic: ${flow(editable)}\n` : '',
    `\ndetail:\n  tabs:\n    summary: { card: ${flow(shown)} }\n`,
  ].join('');
}

function serverOf(title: string, filters: readonly string[], orders: readonly string[]): string {
  return [
    `\nserver:\n  search: ${flow([title])}\n  order: ${flow(orders.length > 0 ? orders : [title])}\n`,
    filters.length > 0 ? `  filters: ${flow(filters)}\n` : '',
  ].join('');
}

function factsOf(field: ServerField): readonly string[] {
  const { minValue, maxValue } = field;
  return [
    `type: ${typeOf(field)}`,
    ...(field.required ? ['required: true'] : []),
    ...(field.readOnly && field.name !== 'id' ? ['readOnly: true'] : []),
    ...(field.writeOnly ? ['writeOnly: true'] : []),
    ...(field.maxLength === undefined ? [] : [`maxLength: ${field.maxLength}`]),
    ...(minValue !== undefined && minValue > -DATABASE_INTEGER_LIMIT ? [`min: ${minValue}`] : []),
    ...(maxValue !== undefined && maxValue < DATABASE_INTEGER_LIMIT ? [`max: ${maxValue}`] : []),
    ...(field.choices ? [`choices: ${flow(field.choices)}`] : []),
    ...(isPlain(field.default) ? [`default: ${scalar(field.default)}`] : []),
  ];
}

function typeOf(field: ServerField): string {
  const { name, type } = field;
  if (name === 'id') return type === 'integer' ? 'integer' : 'id';
  return typeFromServer(type, field);
}

function textsOf(resource: string, fields: readonly ServerField[]): string {
  const [area = '', name = ''] = resource.split('.');
  const choices = fields.filter((field) => field.choices && field.choices.length > 0);
  return [
    `# Texts of ${resource}: translate them in every language.\n`,
    `resources:\n  ${area}:\n    ${name}:\n      one: ${words(name)}\n      many: ${words(name)}s\n`,
    `      fields:\n`,
    ...fields.map((field) => `        ${field.name}: ${words(field.name)}\n`),
    choices.length > 0 ? `      choices:\n` : '',
    ...choices.map(
      (field) =>
        `        ${field.name}:\n${(field.choices ?? [])
          .map((value) => `          ${scalar(value)}: ${words(String(value))}\n`)
          .join('')}`,
    ),
  ].join('');
}

/** `date_joined` becomes `Date joined`. */
function words(name: string): string {
  const text = name.replaceAll(/[_-]+/g, ' ').trim();
  return scalar(text.charAt(0).toUpperCase() + text.slice(1));
}

/** `assets/system-users` becomes `SystemUser`. */
function routeName(address: string): string {
  return singular(address.split('/').at(-1) ?? '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function nameOf(field: ServerField): string {
  return field.name;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}

function flow(values: readonly (string | number | boolean)[]): string {
  return `[${values.map(scalar).join(', ')}]`;
}

/** A value as a YAML scalar that is safe inside a flow collection. */
function scalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const plain = /^[A-Za-z][\w /.-]*$/.test(value) && value.trim() === value;
  const word = /^(true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return plain && !word ? value : JSON.stringify(value);
}
