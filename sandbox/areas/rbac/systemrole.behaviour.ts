export { systemRoles as default } from './roles.ts';
