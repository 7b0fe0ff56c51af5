import { offersOf } from '../../../codegen/model/offers.ts';
import { resourceModel } from './project.ts';

const HEAD = 'resource: t.thing\nname: Thing\napi: t/things\n';

/** The definition of a resource with these lines of YAML. */
export const define = (yaml: string, more = {}) => resourceModel(HEAD + yaml, more).definition;

/** What can be done with the records of such a resource, by its key. */
export const offer = (yaml: string, key: string) =>
  offersOf(define(yaml)).find((one) => one.key === key);

/** The model of a field. */
export const field = (yaml: string, more = {}) =>
  define(`fields: { f: ${yaml} }`, more).fields?.[0];
