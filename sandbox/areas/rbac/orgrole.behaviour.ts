export { organizationRoles as default } from './roles.ts';
