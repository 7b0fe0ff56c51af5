export { roleBindings as default } from './roleBindings.ts';
