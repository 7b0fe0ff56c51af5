export { assetPermissions as default } from './assetPermissions.ts';
