export { cloudRegions as default } from './cloudSync.ts';
