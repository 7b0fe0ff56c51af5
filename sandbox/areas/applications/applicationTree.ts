import type { Field } from '../../../generated/names.ts';
import { scopeOf } from '../../kernel/resources/query.ts';
import { publicSettings } from '../../kernel/core/settings.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { sayText } from '../../kernel/core/texts.ts';
import { treeEntry } from '../../kernel/wire/treeEntry.ts';
import { choiceLabel } from '../../kernel/resources/choiceLabel.ts';
import { rowsWhere } from '../../kernel/resources/rows.ts';

/** Types of the licensed edition; without a licence the tree leaves them out (contract: accounts, section 2). */
const LICENSED = new Set([
  'oracle',
  'postgresql',
  'sqlserver',
  'chrome',
  'mysql_workbench',
  'vmware_client',
  'custom',
]);
const CATEGORIES = ['db', 'remote_app', 'cloud'] as const;
const ROOT = 'applications';
const RESOURCE = 'applications.application';
const APPLICATIONS = table(RESOURCE);
type ApplicationRow = RowOf<typeof RESOURCE>;

/** The `attrs` of these rows by id, without secrets. */
type AttrsOfRows = (
  rows: readonly ApplicationRow[],
  call: Call,
) => ReadonlyMap<SqlValue | undefined, unknown>;

/** Every application below its type and category, as a tree on the wire (protocol, section 14.3). */
export function applicationTree(call: Call, attrsOf: AttrsOfRows): readonly unknown[] {
  const { sandbox } = call;
  const scope = scopeOf(resourceOf(sandbox, RESOURCE), call);
  const rows = rowsWhere(sandbox, RESOURCE, scope, APPLICATIONS.name);
  const attrs = attrsOf(rows, call);
  const licensed = publicSettings(sandbox)['XPACK_LICENSE_IS_VALID'] === true;
  const shown = rows.filter((row) => licensed || !LICENSED.has(String(row['type'])));
  const counted = call.query.get('show_count') !== '0';
  const branch = (id: string, pId: string, title: string, amount: number, meta: object) =>
    treeEntry({
      id,
      name: counted ? `${title} (${amount})` : title,
      pId,
      isParent: true,
      open: id === ROOT,
      meta,
    });
  const many = sayText(sandbox.model, 'resources.applications.application.many', call.language);
  const entries = [branch(ROOT, '', many, shown.length, { type: 'applications_root' })];
  const addGroup = (
    field: 'category' | 'type',
    value: string,
    [id, pId]: readonly [id: string, pId: string],
    amount: number,
  ) => {
    const meta = { type: field, data: { name: value, value } };
    entries.push(branch(id, pId, labelOf(field, value, call), amount, meta));
  };
  for (const category of CATEGORIES) {
    const ofCategory = shown.filter((row) => row['category'] === category);
    if (ofCategory.length === 0) continue;
    const key = `category=${category}`;
    addGroup('category', category, [key, ROOT], ofCategory.length);
    for (const type of new Set(ofCategory.map((row) => String(row['type'])))) {
      const ofType = ofCategory.filter((row) => row['type'] === type);
      const below = `${key}&type=${type}`;
      addGroup('type', type, [below, key], ofType.length);
      entries.push(...ofType.map((row) => leafOf(row, below, attrs.get(row['id']))));
    }
  }
  return entries;
}

function labelOf(field: Field<typeof RESOURCE>, value: string, call: Call): string {
  return choiceLabel(resourceOf(call.sandbox, RESOURCE), field, value, call) ?? value;
}

function leafOf(row: ApplicationRow, pId: string, attrs: unknown) {
  const { id, name, category, type } = row;
  return treeEntry({
    id: String(id),
    name: String(name),
    pId,
    isParent: false,
    meta: { type: 'application', data: { category, type, attrs: attrs ?? {} } },
  });
}
