export { changeAuthTasks as default } from './changeAuthPlans.ts';
