export { applicationPermissionUsers as default } from './applicationPermissions.ts';
