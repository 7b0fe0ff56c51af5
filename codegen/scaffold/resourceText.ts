import { commentOf, factsOfField, namesOf } from './fieldDraft.ts';
import type { ServerField } from '../model/serverField.ts';
import type { FieldDraft } from '../server/fieldDraft.ts';
import { block, fitting, flow, inline, keyOf, scalar } from '../edit/yamlText.ts';

const MOST_COLUMNS_AT_FIRST = 6;
/** Too large for a cell. */
const NO_COLUMN = new Set(['object', 'json']);

/** A resource before it is written. */
export interface ResourceDraft {
  readonly id: string;
  /** Prefix of its routes: `LoginAcl`; absent where it follows from its address. */
  readonly name?: string | undefined;
  /** Below `/api/v1/`; absent where it follows from the server's table. */
  readonly api?: string | undefined;
  /** The server's table says what its fields are: they are named, and not described. */
  readonly inTable?: boolean;
  readonly fields: readonly FieldDraft[];
  /** What the server says of its fields. */
  readonly served?: readonly ServerField[];
  /** What the server does not do with its records. */
  readonly lacks?: readonly string[] | undefined;
  /** `false`: the list takes no words to look for, or no order. */
  readonly searches?: boolean | undefined;
  readonly sorts?: boolean | undefined;
  /** Its form sends a part of a record, although others send the whole. */
  readonly patches?: boolean | undefined;
  /** Said at the top of its file. */
  readonly about: string;
  /** Lines of comment below its head: what a user has to decide. */
  readonly todo?: readonly string[];
}

/**
 * Its manifest: all fields in their order, one list, one form and one tab of the detail page.
 *
 * @param titles fields that name a record on this server
 */
export function resourceText(resource: ResourceDraft, titles: readonly string[]): string {
  const { id, name, api, fields, served = [], lacks = [], about } = resource;
  const { searches = true, sorts = true, patches = false, inTable = false, todo = [] } = resource;
  const filters = namesOf(served.filter(({ filter }) => filter));
  const orders = namesOf(served.filter(({ order, writeOnly }) => order && !writeOnly));
  // What has no id can be listed, and neither opened nor changed.
  const hasId = fields.some((field) => field.name === 'id');
  // What is only sent names nothing.
  const received = fields.filter(({ writeOnly }) => !writeOnly);
  const titled =
    received.find(({ name }) => [...titles, 'title'].includes(name)) ??
    received.find(({ type, required }) => type === 'string' && required === true);
  const title = titled?.name ?? (hasId ? 'id' : (received[0]?.name ?? 'id'));
  // What names a record when its manifest does not say it (`recordOf`).
  const usual = titles.find((one) => received.some((field) => field.name === one));
  const others = fields.filter((field) => field.name !== 'id');
  const shown = others.filter(({ writeOnly }) => !writeOnly);
  const columns = namesOf(shown.filter(({ type }) => !NO_COLUMN.has(type)));
  const listed = columns.length > 0 && title !== 'id' ? columns : [title, ...columns];
  const isOpened = hasId && !lacks.includes('read');
  const absent = lacks.filter((action) => action !== 'read');
  const editable =
    hasId && ['create', 'update'].some((action) => !lacks.includes(action))
      ? namesOf(others.filter(({ readOnly }) => !readOnly))
      : [];
  const card = shown.length > 0 ? namesOf(shown) : [title];
  // What has no form is only read, unless the server says what it does; a clone is created, too.
  const refused =
    editable.length > 0
      ? absent.flatMap((action) => (action === 'create' ? ['create', 'clone'] : [action]))
      : ['delete'].filter((action) => lacks.length === 0 || lacks.includes(action));
  const refusals = (actions: readonly string[]) =>
    refused.map((action) => (actions.includes(action) ? `  ${action}: false\n` : '')).join('');
  return [
    `# ${about}\n`,
    block({
      resource: scalar(id),
      ...(name !== undefined && { name: scalar(name) }),
      ...(api !== undefined && { api: scalar(api) }),
      ...(!(inTable && title === usual) && { record: inline({ title: scalar(title) }) }),
    }),
    ...todo.map((line) => `# ${line}\n`),
    inTable ? '' : `\nfields:\n${fieldLines(fields)}`,
    `\nserver:\n  search: ${searches ? flow([title]) : 'false'}\n`,
    sorts ? `  order: ${flow(orders.length > 0 ? orders : [title])}\n` : '',
    filters.length > 0 ? `  filters: ${flow(filters)}\n` : '',
    `\nlist:\n  columns: ${flow(listed)}\n`,
    listed.length > MOST_COLUMNS_AT_FIRST ? `  default: ${flow(atFirst(listed, title))}\n` : '',
    listed.includes(title) ? `  fixed: ${flow([title])}\n` : '',
    refusals(['create', 'update', 'clone', 'delete']),
    editable.length > 0 ? `\nform:\n${formText(editable, patches)}` : '',
    isOpened
      ? `\ndetail:\n  tabs:\n    summary: ${inline({ card: flow(card) })}\n${refusals(['update', 'delete'])}`
      : '',
  ].join('');
}

function formText(fields: readonly string[], patches: boolean): string {
  const group = `- basic: ${flow(fields)}\n`;
  return patches ? `  method: patch\n  groups:\n    ${group}` : `  ${group}`;
}

function atFirst(columns: readonly string[], title: string): readonly string[] {
  const first = columns.slice(0, MOST_COLUMNS_AT_FIRST);
  return first.includes(title) || !columns.includes(title) ? first : [title, ...first.slice(1)];
}

function fieldLines(fields: readonly FieldDraft[]): string {
  const width = fields.reduce((most, { name }) => Math.max(most, keyOf(name).length), 0) + 2;
  return fields
    .map((field) => {
      const comment = commentOf(field).map((line) => `  # ${line}\n`);
      const facts = factsOfField(field);
      const head = `  ${`${keyOf(field.name)}:`.padEnd(width - 1)}`;
      return `${comment.join('')}${`${head}${fitting(facts, head.length + 1, 2)}`.replace(/ +\n/, '\n')}`;
    })
    .join('');
}
