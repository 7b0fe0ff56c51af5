export { logins as default } from './logs.ts';
