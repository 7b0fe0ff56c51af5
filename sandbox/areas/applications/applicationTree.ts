import type { Field } from '../../../generated/names.ts';
import { scopeOf } from '../../kernel/resources/query.ts';
import { publicSettings } from '../../kernel/core/settings.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { sayText } from '../../kernel/core/texts.ts';
import { treeEntry, type TreeEntry } from '../../kernel/wire/treeEntry.ts';
import { choiceLabel } from '../../kernel/resources/choiceLabel.ts';

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
type AttrsOfRows = (rows: readonly ApplicationRow[], call: Call) => ReadonlyMap<SqlValue, unknown>;

/** Every application below its type and category, as a tree on the wire (protocol, section 14.3). */
export function applicationTree(call: Call, attrs: AttrsOfRows): readonly unknown[] {
  const rows = applicationsOf(call);
  const told = attrs(rows, call);
  const licensed = publicSettings(call.sandbox)['XPACK_LICENSE_IS_VALID'] === true;
  const shown = rows.filter((row) => licensed || !LICENSED.has(String(row['type'])));
  const counted = call.query.get('show_count') !== '0';
  const titled = (name: string, amount: number) => (counted ? `${name} (${amount})` : name);
  const nodes: TreeEntry[] = [
    {
      id: ROOT,
      name: titled(
        sayText(call.sandbox.model, 'resources.applications.application.many', call.language),
        shown.length,
      ),
      pId: '',
      isParent: true,
      meta: { type: 'applications_root' },
    },
  ];
  for (const category of CATEGORIES) {
    const ofCategory = shown.filter((row) => row['category'] === category);
    if (ofCategory.length === 0) continue;
    const key = `category=${category}`;
    nodes.push({
      id: key,
      name: titled(labelOf('category', category, call), ofCategory.length),
      pId: ROOT,
      isParent: true,
      meta: { type: 'category', data: { name: category, value: category } },
    });
    for (const type of new Set(ofCategory.map((row) => String(row['type'])))) {
      const ofType = ofCategory.filter((row) => row['type'] === type);
      const below = `${key}&type=${type}`;
      nodes.push({
        id: below,
        name: titled(labelOf('type', type, call), ofType.length),
        pId: key,
        isParent: true,
        meta: { type: 'type', data: { name: type, value: type } },
      });
      for (const row of ofType) nodes.push(leafOf(row, below, told.get(row['id'] ?? null)));
    }
  }
  return nodes.map((node) => treeEntry({ ...node, open: node.id === ROOT }));
}

function applicationsOf(call: Call): readonly ApplicationRow[] {
  const resource = resourceOf(call.sandbox, 'applications.application');
  const scope = scopeOf(resource, call);
  return call.sandbox.database.all(
    `SELECT id, ${APPLICATIONS.name}, ${APPLICATIONS.category}, ${APPLICATIONS.type}, ${APPLICATIONS.attrs}
     FROM ${APPLICATIONS} WHERE ${scope.sql} ORDER BY ${APPLICATIONS.name}`,
    scope.parameters,
  );
}

function labelOf(field: Field<typeof RESOURCE>, value: string, call: Call): string {
  return choiceLabel(resourceOf(call.sandbox, RESOURCE), field, value, call) ?? value;
}

function leafOf(row: ApplicationRow, pId: string, attrs: unknown): TreeEntry {
  const { id, name, category, type } = row;
  return {
    id: String(id),
    name: String(name),
    pId,
    isParent: false,
    meta: { type: 'application', data: { category, type, attrs: attrs ?? {} } },
  };
}
