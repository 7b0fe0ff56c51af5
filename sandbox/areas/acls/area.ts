import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { assetLoginAcls } from './loginassetacl.behaviour.ts';
import { loginAcls } from './loginacl.behaviour.ts';

export const aclsArea = {
  behaviours: {
    'acls.loginacl': loginAcls,
    'acls.loginassetacl': assetLoginAcls,
  },
} satisfies AreaOf<'acls'>;
