export { endpointRules as default } from './endpoints.ts';
