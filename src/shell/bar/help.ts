import type { SettingValues } from '#project/generated/names.ts';
import { webAddress } from './webAddress.ts';

/** The server's download page of desktop programs (spec 1, section 2.3). */
const DOWNLOADS_PAGE = '/core/download/';
/** About the enterprise edition. A reserved domain (RFC 2606, section 3). */
export const ENTERPRISE_PAGE = 'https://gatehouse.example/enterprise';

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
export function helpLinks(settings: SettingValues, licenceValid: boolean): readonly HelpLink[] {
  const offered: readonly { readonly kind: HelpKind; readonly href: string | undefined }[] = [
    { kind: 'document', href: webAddress(settings.HELP_DOCUMENT_URL) },
    { kind: 'support', href: webAddress(settings.HELP_SUPPORT_URL) },
    { kind: 'downloads', href: DOWNLOADS_PAGE },
    { kind: 'enterprise', href: licenceValid ? undefined : ENTERPRISE_PAGE },
  ];
  return offered.flatMap(({ kind, href }) => (href === undefined ? [] : [{ kind, href }]));
}
