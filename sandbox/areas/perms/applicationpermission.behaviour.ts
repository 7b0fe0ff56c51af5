export { applicationPermissions as default } from './applicationPermissions.ts';
