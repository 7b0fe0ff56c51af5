export { passwordChanges as default } from './logs.ts';
