export { viewOnly as default } from '../../kernel/core/behaviour.ts';
