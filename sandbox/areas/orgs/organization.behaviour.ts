import { messages } from './messages.ts';
import { table, type BehaviourOf } from '../../kernel/core/tables.ts';
import { permissionDenied } from '../../kernel/core/errors.ts';
import { DEFAULT_ORGANIZATION, organizationRecord } from '../../kernel/wire/organizations.ts';
import { rootNode } from '../assets/nodeTree.ts';
import { deletionObstacle, contents } from './organizationContents.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';

const NODES = table('assets.node');

/** The root organization is in no list (protocol, section 8.3). */
export const organizations: BehaviourOf<'orgs.organization'> = {
  computed: {
    is_default: () => (row) => row['id'] === DEFAULT_ORGANIZATION,
    is_root: () => () => false,
    resource_statistics: contents,
  },
  afterSave(id, values, call, created) {
    if (!created) return;
    const name = String(values['name']);
    rootNode({
      ...call,
      organization: { id, name, comment: '', isRoot: false, isDefault: false },
    });
  },
  beforeDelete(row, call) {
    const name = String(row['name']);
    if (row['id'] === call.organization.id || row['id'] === DEFAULT_ORGANIZATION) {
      throw permissionDenied({ say: messages.organizationCurrent, with: { name } });
    }
    const model = deletionObstacle(row, call);
    if (model !== undefined)
      throw permissionDenied({ say: messages.organizationHolds, with: { model } });
    return 'delete';
  },
  afterDelete(row, call) {
    call.sandbox.database.run(`DELETE FROM ${NODES} WHERE org_id = ?`, [row['id'] ?? null]);
  },
  endpoints: [
    get('orgs/orgs/current', [], (call) =>
      ok({ ...organizationRecord(call.organization), comment: call.organization.comment }),
    ),
  ],
};
