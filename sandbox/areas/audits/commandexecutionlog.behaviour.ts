export { batchCommands as default } from './logs.ts';
