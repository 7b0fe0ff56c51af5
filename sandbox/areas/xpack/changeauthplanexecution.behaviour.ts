export { changeAuthExecutions as default } from './changeAuthPlans.ts';
