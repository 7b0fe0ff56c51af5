export { assetPermissionUsers as default } from './assetPermissions.ts';
