export { changeAuthPlans as default } from './changeAuthPlans.ts';
