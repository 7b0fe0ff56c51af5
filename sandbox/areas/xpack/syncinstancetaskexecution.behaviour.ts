export { syncRuns as default } from './cloudSync.ts';
