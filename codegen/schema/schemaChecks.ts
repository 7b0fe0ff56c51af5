import type { Options } from 'ajv';
import { READS, REF } from './jsonSchema.ts';

/** Options of the validator: it reports all errors, and messages are written by `explain.ts`. */
export const SCHEMA_CHECKS: Options = {
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
  validateSchema: false,
  messages: false,
  keywords: [REF, READS],
  // What stands in a schema once is code once (`shareParts`).
  inlineRefs: false,
  // Each schema runs once per file, so optimizing it would take longer than running it.
  code: { optimize: false },
};
