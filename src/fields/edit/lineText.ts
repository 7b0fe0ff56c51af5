import type { FieldModel } from '../../../codegen/model/fields.ts';

/** `https://…`, or a path of this site. */
const HAS_SCHEME = /^([a-z][\w+.-]*:|\/)/i;
const USUAL_SCHEME = 'http://';

/** The text of a line after blur: trimmed, and with a scheme if it is an address (contract: settings, section 3). */
export function lineText({ type }: Pick<FieldModel, 'type'>, typed: string): string {
  const text = typed.trim();
  return type !== 'url' || text === '' || HAS_SCHEME.test(text) ? text : USUAL_SCHEME + text;
}
