import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';
import { PAIR } from '../../kernel/api/fieldNotation.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'rbac/role-bindings': [
    PAIR,
    'id string, user field*, user_display field read, role field*, role_display field read, scope choice read, org field*, org_name field read',
  ],
  'rbac/roles': { shows: 'rbac.systemrole', methods: ['GET', 'POST'] },
};

export default optionsMetadata;
