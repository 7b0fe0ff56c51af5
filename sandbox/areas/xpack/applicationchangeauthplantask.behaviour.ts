export { applicationAuthTasks as default } from './changeAuthPlans.ts';
