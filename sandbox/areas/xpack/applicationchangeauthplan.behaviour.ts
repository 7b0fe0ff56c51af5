export { applicationAuthPlans as default } from './changeAuthPlans.ts';
