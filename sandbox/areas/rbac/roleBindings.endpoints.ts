import { allBindings, bindingEndpoints } from './roleBindings.ts';

export default [...bindingEndpoints, allBindings];
