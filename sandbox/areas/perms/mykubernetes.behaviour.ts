export { readOnlyBehaviour as default } from '../../kernel/core/readOnlyBehaviour.ts';
