export { terminals as default } from './terminals.ts';
