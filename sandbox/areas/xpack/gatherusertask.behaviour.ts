export { gatherTasks as default } from './gatherTasks.ts';
