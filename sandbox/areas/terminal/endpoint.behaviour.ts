export { endpoints as default } from './endpoints.ts';
