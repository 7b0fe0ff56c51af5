export { accountBackupExecutions as default } from './accountBackups.ts';
