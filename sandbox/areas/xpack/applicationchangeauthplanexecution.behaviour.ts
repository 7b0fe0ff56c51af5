export { applicationAuthExecutions as default } from './changeAuthPlans.ts';
