import { type AddRecord, table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { resourceIn, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { ROLE } from '../rbac/builtinRoles.ts';
import { nodeForPath, rootNode } from '../assets/nodeTree.ts';
import { ORGANIZATION_ROLES } from '../rbac/roleLinks.ts';
import { addLink } from '@gatehouse-console/engine/sandbox/resources/relations.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const ORGANIZATION_ROWS = table('orgs.organization');
const USERS = table('users.user');

interface DemoOrganization {
  readonly id: string;
  readonly name: string;
  readonly comment: string;
  readonly members: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly folder: string;
  readonly assets: readonly { readonly hostname: string; readonly ip: string }[];
}

/** Organizations besides Default, which only a server with a licence has. All invented. */
const ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    id: '5b0c1d7e-2f64-4a0e-8d3b-6a1f0c9e7a11',
    name: 'Nordhafen Shipping',
    comment: 'Vessels and their crews',
    members: {
      orgadmin: ROLE.orgAdmin,
      'anneke.brandt': ROLE.orgAdmin,
      'gustav.lindgren': ROLE.orgUser,
      'hana.sato': ROLE.orgUser,
      'olivia.clarke': ROLE.orgAuditor,
    },
    groups: ['Bridge systems', 'Crew services'],
    folder: 'Vessels',
    assets: [
      { hostname: 'mv-astrid-nav', ip: '10.60.1.10' },
      { hostname: 'mv-astrid-log', ip: '10.60.1.11' },
      { hostname: 'mv-bjorn-nav', ip: '10.60.2.10' },
    ],
  },
  {
    id: '8e4f2a90-7b1c-4c55-8f0a-3d2b9c6e1f22',
    name: 'Harbour Security',
    comment: 'Gates, cameras, guards',
    members: { 'kenji.tanaka': ROLE.orgAdmin, 'lea.hoffmann': ROLE.orgUser },
    groups: ['Guards on duty'],
    folder: 'Gates',
    assets: [
      { hostname: 'gate-north-01', ip: '10.70.1.10' },
      { hostname: 'camera-store-01', ip: '10.70.2.10' },
    ],
  },
  {
    id: 'c37d5e18-9a26-4be3-8a71-0f5c4d8b2a33',
    name: 'Web Shop',
    comment: 'Run together with a partner',
    members: { alice: ROLE.orgUser, 'mei.chen': ROLE.orgAdmin },
    groups: [],
    folder: 'Cloud',
    assets: [{ hostname: 'shop-front-01', ip: '10.80.1.10' }],
  },
];

/** Adds the organizations of the licensed edition to the demo data. @param call made in Default */
export function seedOrganizations(call: Call): void {
  for (const organization of ORGANIZATIONS) seedOrganization(organization, call);
}

function seedOrganization(demo: DemoOrganization, inDefault: Call): void {
  const { id, name, comment } = demo;
  const { sandbox } = inDefault;
  const { database } = sandbox;
  database.run(
    `INSERT INTO ${ORGANIZATION_ROWS} (id, ${ORGANIZATION_ROWS.name}, ${ORGANIZATION_ROWS.comment}, ${ORGANIZATION_ROWS.date_created}, ${ORGANIZATION_ROWS.created_by}) VALUES (?, ?, ?, ?, 'Administrator')`,
    [id, name, comment, inDefault.now],
  );
  const call: Call = {
    ...inDefault,
    organization: { id, name, comment, isRoot: false, isDefault: false },
  };
  const add: AddRecord = (resourceId, values) => {
    const resource = resourceIn(sandbox, resourceId);
    return resource ? String(createRecord(resource, values, call)) : '';
  };
  rootNode(call);
  for (const [username, role] of Object.entries(demo.members)) {
    const user = rowWhere(sandbox, 'users.user', equals(USERS.username, username));
    if (user) addLink(call, ORGANIZATION_ROLES, user['id'] ?? null, role);
  }
  for (const group of demo.groups) add('users.usergroup', { name: group, comment: '' });
  for (const asset of demo.assets) {
    add('assets.asset', {
      ...asset,
      platform: 'Linux',
      protocols: ['ssh/22'],
      nodes: [nodeForPath(`/${name}/${demo.folder}`, call)],
      is_active: true,
      connectivity: 'ok',
      comment: '',
    });
  }
}
