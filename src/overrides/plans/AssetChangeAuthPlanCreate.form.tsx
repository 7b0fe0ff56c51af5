export { PlanTargets as default } from './PlanTargets.tsx';
