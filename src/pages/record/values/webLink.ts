import type { FieldType } from '../../../../codegen/model/fields.ts';
import { linkAddress } from '../../../api/linkAddress.ts';

interface WebLink {
  readonly href: string;
  readonly text: string;
  /** Opens in a new tab. */
  readonly outside: boolean;
}

const WEB = /^https?:\/\//i;
const ADDRESS = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/;

/** The link of a value: web and mail addresses only. Any other scheme is plain text. */
export function linkOf(type: FieldType, value: unknown): WebLink | undefined {
  if (typeof value !== 'string') return undefined;
  if (type === 'url' && WEB.test(value)) {
    const href = linkAddress(value);
    return href === undefined ? undefined : { href, text: value, outside: true };
  }
  if (type === 'email' && ADDRESS.test(value)) {
    return { href: `mailto:${value}`, text: value, outside: false };
  }
  return undefined;
}
