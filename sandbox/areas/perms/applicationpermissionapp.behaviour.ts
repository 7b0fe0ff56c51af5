export { applicationPermissionApplications as default } from './applicationPermissions.ts';
