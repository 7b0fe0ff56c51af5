export { assetPermissionAssets as default } from './assetPermissions.ts';
