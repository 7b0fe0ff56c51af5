import { resolveReferences, type ReferenceScope } from '../../../codegen/model/references.ts';
import { plainText } from '../../fields/values.ts';

const REFERENCE_INSIDE = /\$(?:record|me)\.[A-Za-z_][A-Za-z0-9_]*/g;

/**
 * The query of what belongs to a record, its references filled in, also those inside a text:
 * `$record.name($record.username)`.
 *
 * @returns undefined when a reference has no value: without it the list would answer with everything
 */
export function recordQuery(
  where: Readonly<Record<string, string>>,
  scope: ReferenceScope,
): Readonly<Record<string, string>> | undefined {
  let complete = true;
  const query = Object.entries(where).map(([name, value]) => {
    const filled = value.replace(REFERENCE_INSIDE, (reference) => {
      const found = plainText(resolveReferences(reference, scope));
      complete &&= found !== '';
      return found;
    });
    return [name, filled] as const;
  });
  return complete ? Object.fromEntries(query) : undefined;
}
