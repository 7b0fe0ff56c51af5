export { accountBackupPlans as default } from './accountBackups.ts';
