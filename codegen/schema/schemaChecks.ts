import type { Options } from 'ajv';

/** How manifests are held to their schemas: everything wrong is found, and told in our words. */
export const SCHEMA_CHECKS: Options = {
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
  validateSchema: false,
  messages: false,
  // Each schema runs once over each file: making it fast would take longer than running it.
  code: { optimize: false },
};
