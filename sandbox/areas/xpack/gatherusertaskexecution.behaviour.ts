export { gatherRuns as default } from './gatherTasks.ts';
