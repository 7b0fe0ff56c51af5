import type { ValidateFunction } from 'ajv';
import type { Located } from '../read/located.ts';
import { memoize } from '../read/memoize.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { explainSchemaErrors, meantKey } from './explain.ts';
import { withoutWrongParts } from './repair.ts';
import type { ManifestByKind } from './generated/manifest.ts';
import type { ManifestKind } from './schemas.ts';
import { validatorOf } from './validators.ts';

type SchemaResult<T> =
  | {
      readonly usable: true;
      readonly located: Located<T>;
      /** Findings of a file that is used nevertheless, without its wrong parts. */
      readonly diagnostics: readonly Diagnostic[];
      /** Wrong parts were removed, so what seems absent may only be wrong. */
      readonly repaired: boolean;
    }
  | { readonly usable: false; readonly diagnostics: readonly Diagnostic[] };

/** Each round may find parts that became incomplete when the last one removed something; no schema is deeper. */
const REPAIR_ROUNDS = 8;

const checks: {
  readonly [K in ManifestKind]: (file: Located<unknown>) => SchemaResult<ManifestByKind[K]>;
} = {
  app: checkOf('app'),
  permissions: checkOf('permissions'),
  features: checkOf('features'),
  api: checkOf('api'),
  drift: checkOf('drift'),
  server: checkOf('server'),
  roles: checkOf('roles'),
  expectations: checkOf('expectations'),
  glossary: checkOf('glossary'),
  view: checkOf('view'),
  resource: checkOf('resource'),
};

/** Validates a file against the schema of its kind. */
export function checkSchema<K extends ManifestKind>(
  kind: K,
  located: Located<unknown>,
): SchemaResult<ManifestByKind[K]> {
  return checks[kind](located);
}

function checkOf<K extends ManifestKind>(
  kind: K,
): (located: Located<unknown>) => SchemaResult<ManifestByKind[K]> {
  return memoize((located) => checked(kind, located));
}

function checked<K extends ManifestKind>(
  kind: K,
  located: Located<unknown>,
): SchemaResult<ManifestByKind[K]> {
  const validate = validatorOf(kind);
  if (conforms<K>(validate, located)) {
    return { usable: true, located, diagnostics: [], repaired: false };
  }
  const errors = validate.errors ?? [];
  const diagnostics = explainSchemaErrors(errors, located);
  // Without its unknown keys, nothing of a file is absent, unless they are misspelt.
  const isLess = errors.some(
    (error) => error.keyword !== 'additionalProperties' || meantKey(error).length > 0,
  );
  let rest: Located<unknown> = located;
  for (let round = 0; round < REPAIR_ROUNDS; round += 1) {
    const value = withoutWrongParts(rest.value, validate.errors ?? []);
    if (value === undefined) break;
    rest = { ...rest, value };
    if (conforms<K>(validate, rest)) {
      return { usable: true, located: rest, diagnostics, repaired: isLess || round > 0 };
    }
  }
  return { usable: false, diagnostics };
}

/** The only place where a validated value gets its type. */
function conforms<K extends ManifestKind>(
  validate: ValidateFunction,
  located: Located<unknown>,
): located is Located<ManifestByKind[K]> {
  return validate(located.value);
}
