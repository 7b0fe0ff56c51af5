import { Ajv, type ValidateFunction } from 'ajv';
import { SCHEMA_CHECKS } from './schemaChecks.ts';
import { SCHEMAS, type ManifestKind } from './schemas.ts';

const ajv = new Ajv(SCHEMA_CHECKS);
const compiled = new Map<ManifestKind, ValidateFunction>();

/**
 * What holds a file to the schema of its kind. The bundle of the command line has them written out
 * as code (`codegen/schema/writtenValidators.mjs`): compiling them takes a tenth of a second of each run.
 */
export function validatorOf(kind: ManifestKind): ValidateFunction {
  const validate = compiled.get(kind) ?? ajv.compile(SCHEMAS[kind]);
  compiled.set(kind, validate);
  return validate;
}
