import type { FieldModel } from '../../../codegen/model/fields.ts';

/** `https://…`, and a path of this site, which has none. */
const HAS_SCHEME = /^([a-z][\w+.-]*:|\/)/i;
const USUAL_SCHEME = 'http://';

/** What becomes of a line when it is left: trimmed, and an address gets a scheme (contract: settings, section 3). */
export function lineText({ type }: Pick<FieldModel, 'type'>, typed: string): string {
  const text = typed.trim();
  return type !== 'url' || text === '' || HAS_SCHEME.test(text) ? text : USUAL_SCHEME + text;
}
