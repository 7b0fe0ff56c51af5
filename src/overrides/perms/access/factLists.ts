import type { FactList } from './factReader.ts';
import type {
  ApplicationFacts,
  AssetFacts,
  GroupFacts,
  NodeFacts,
  SystemUserFacts,
  UserFacts,
} from './facts.ts';
import {
  readApplication,
  readAsset,
  readGroup,
  readNode,
  readSystemUser,
  readUser,
} from './readFacts.ts';

/*
 * The lists of records that permissions name, with the fields that are needed of them.
 */

export const USERS: FactList<UserFacts> = {
  kind: 'users',
  address: 'users/users',
  needs: 'users.view_user',
  query: { fields: 'id,name,username,is_active,is_expired,date_expired,groups' },
  read: readUser,
};
export const GROUPS: FactList<GroupFacts> = {
  kind: 'groups',
  address: 'users/groups',
  needs: 'users.view_usergroup',
  query: { fields: 'id,name,users' },
  read: readGroup,
};
export const ASSETS: FactList<AssetFacts> = {
  kind: 'assets',
  address: 'assets/assets',
  needs: 'assets.view_asset',
  query: { fields: 'id,hostname,ip,is_active,protocols,nodes', order: 'hostname' },
  read: readAsset,
};
export const NODES: FactList<NodeFacts> = {
  kind: 'nodes',
  address: 'assets/nodes',
  needs: 'assets.view_node',
  read: readNode,
};
export const APPLICATIONS: FactList<ApplicationFacts> = {
  kind: 'applications',
  address: 'applications/applications',
  needs: 'applications.view_application',
  query: { fields: 'id,name,category,type' },
  read: readApplication,
};
export const SYSTEM_USERS: FactList<SystemUserFacts> = {
  kind: 'system-users',
  address: 'assets/system-users',
  needs: 'assets.view_systemuser',
  query: { fields: 'id,name,username,protocol,username_same_with_user' },
  read: readSystemUser,
};
