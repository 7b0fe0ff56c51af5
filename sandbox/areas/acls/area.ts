import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { assetLoginAcls } from './loginassetacl.behaviour.ts';
import { loginAcls } from './loginacl.behaviour.ts';

export const aclsArea = {
  behaviours: {
    'acls.loginacl': loginAcls,
    'acls.loginassetacl': assetLoginAcls,
  },
  optionsMetadata: {
    'acls/login-asset/check': [
      ['POST'],
      'user_id string*, asset_id string*, system_user_id string*, system_user_username string',
    ],
  },
} satisfies AreaOf<'acls'>;
