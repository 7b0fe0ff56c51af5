import type { FieldType } from '../../../../codegen/model/fields.ts';
import { linkAddress } from '../../../api/linkAddress.ts';

export interface WebLink {
  readonly href: string;
  readonly text: string;
  /** It leads out of the console, into a new tab. */
  readonly outside: boolean;
}

const WEB = /^https?:\/\//i;
const ADDRESS = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/;

/** Where a value leads to: web addresses that are no calls, and addresses for mail. Any other scheme is mere text. */
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
