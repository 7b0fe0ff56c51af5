export { syncTasks as default } from './cloudSync.ts';
