import type { SettingName } from '#project/generated/names.ts';
import type { RouteFacts } from '../../../codegen/model/routes.ts';
import { shell } from '#project/generated/shell.ts';
import { webAddress } from '../bar/webAddress.ts';
import { objectOf, textOf } from '../../api/unknownValues.ts';

/** Pages with announcements: dashboards and the workbench home (contract: shell, section 5). */
const PLACES: ReadonlySet<string> = new Set(shell.announcements);

export function showsAnnouncements(route: Pick<RouteFacts, 'name'> | undefined): boolean {
  return route !== undefined && PLACES.has(route.name);
}

/**
 * The current announcement (public settings `ANNOUNCEMENT_ENABLED` and `ANNOUNCEMENT`); none when
 * it is off or has neither subject nor content. Without an id from the server, its text is the id.
 */
export function readAnnouncement(settings: { readonly [Name in SettingName]?: unknown }) {
  const { ANNOUNCEMENT_ENABLED: enabled, ANNOUNCEMENT: given } = settings;
  if (enabled !== true) return undefined;
  const fields = objectOf(given);
  const subject = textOf(fields['SUBJECT']).trim();
  const content = textOf(fields['CONTENT']).trim();
  if (subject === '' && content === '') return undefined;
  const id = textOf(fields['ID']).trim() || `${subject}\n${content}`;
  return { id, subject, content, link: webAddress(fields['LINK']) };
}

export type Announcement = NonNullable<ReturnType<typeof readAnnouncement>>;
