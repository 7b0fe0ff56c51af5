export { tasks as default } from './jobs.ts';
