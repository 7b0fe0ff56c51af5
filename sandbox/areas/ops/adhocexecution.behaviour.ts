export { runs as default } from './jobs.ts';
