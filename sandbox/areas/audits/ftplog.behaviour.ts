export { fileTransfers as default } from './logs.ts';
