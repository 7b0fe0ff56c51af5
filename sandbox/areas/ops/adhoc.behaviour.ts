export { versions as default } from './jobs.ts';
