export { FlowLevels as default } from './FlowLevels.tsx';
