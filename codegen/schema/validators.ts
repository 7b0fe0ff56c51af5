import { Ajv, type ValidateFunction } from 'ajv';
import { SCHEMA_CHECKS } from './schemaChecks.ts';
import { SCHEMAS, type ManifestKind } from './schemas.ts';
import { shareParts } from './shareParts.ts';

const ajv = new Ajv(SCHEMA_CHECKS);
const compiled = new Map<ManifestKind, ValidateFunction>();

/**
 * Validates files of this kind against their schema. In the bundle of the command line the validators are
 * generated code (`codegen/schema/compileValidators.mjs`), because compiling them takes 0.1 s per run.
 */
export function validatorOf(kind: ManifestKind): ValidateFunction {
  const validate = compiled.get(kind) ?? ajv.compile(shareParts(SCHEMAS[kind]));
  compiled.set(kind, validate);
  return validate;
}
