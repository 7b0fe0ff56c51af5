import { sessionParts } from '#project/generated/sessionParts.ts';
import type { UnknownFields } from '../../api/unknownValues.ts';
import { webAddress } from './webAddress.ts';

export type HelpKind = 'document' | 'support' | 'downloads' | 'enterprise';
interface HelpLink {
  readonly kind: HelpKind;
  readonly href: string;
}

/**
 * The links of the help menu, each in a new tab (spec 1, section 2.3): documentation and support
 * where the settings have an address, downloads, and the enterprise edition without a valid
 * licence.
 */
export function helpLinks(settings: UnknownFields, licenceValid: boolean): readonly HelpLink[] {
  const { help = {} } = sessionParts;
  const offered: readonly { readonly kind: HelpKind; readonly href: string | undefined }[] = [
    { kind: 'document', href: webAddress(settings[help.document ?? '']) },
    { kind: 'support', href: webAddress(settings[help.support ?? '']) },
    { kind: 'downloads', href: help.downloads },
    { kind: 'enterprise', href: licenceValid ? undefined : help.enterprise },
  ];
  return offered.flatMap(({ kind, href }) => (href === undefined ? [] : [{ kind, href }]));
}
