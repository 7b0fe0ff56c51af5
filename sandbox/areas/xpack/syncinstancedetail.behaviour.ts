export { syncedHosts as default } from './cloudSync.ts';
