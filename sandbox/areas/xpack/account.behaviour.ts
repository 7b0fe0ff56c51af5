export { cloudAccounts as default } from './cloudSync.ts';
