export { componentLoads as default } from './terminals.ts';
