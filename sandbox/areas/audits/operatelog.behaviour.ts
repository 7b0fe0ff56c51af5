export { operations as default } from './logs.ts';
