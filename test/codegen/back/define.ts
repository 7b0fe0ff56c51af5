import { resourceModel } from './project.ts';

const HEAD = 'resource: t.thing\nname: Thing\napi: t/things\n';

/** What the compiler makes of a resource with these lines. */
export const define = (yaml: string, more = {}) => resourceModel(HEAD + yaml, more).definition;

/** What it makes of one field. */
export const field = (yaml: string, more = {}) =>
  define(`fields: { f: ${yaml} }`, more).fields?.[0];
