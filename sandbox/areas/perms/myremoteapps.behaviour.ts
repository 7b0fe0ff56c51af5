export { viewOnly as default } from '../../kernel/core/viewOnly.ts';
