import { sessionParts } from '#project/generated/sessionParts.ts';
import type { RouteFacts } from '../../../codegen/model/routes.ts';
import { shell } from '#project/generated/shell.ts';
import { webAddress } from '../bar/webAddress.ts';
import { objectOf, textOf, type UnknownFields } from '../../api/unknownValues.ts';

/** Pages with announcements: dashboards and the workbench home (contract: shell, section 5). */
const PLACES: ReadonlySet<string> = new Set(shell.announcements);

export function showsAnnouncements(route: Pick<RouteFacts, 'name'> | undefined): boolean {
  return route !== undefined && PLACES.has(route.name);
}

/**
 * The current announcement of the public settings; none when it is off or has neither subject nor content. Without an
 * id from the server, its text is the id.
 */
export function readAnnouncement(settings: UnknownFields) {
  const facts = sessionParts.announcement;
  if (!facts || (facts.enabled !== undefined && settings[facts.enabled] !== true)) return undefined;
  const fields = objectOf(settings[facts.setting]);
  const at = (key = '') => textOf(fields[key]).trim();
  const [subject, content] = [at(facts.subject), at(facts.content)];
  if (subject === '' && content === '') return undefined;
  const id = at(facts.id) || `${subject}\n${content}`;
  return { id, subject, content, link: webAddress(fields[facts.link ?? '']) };
}

export type Announcement = NonNullable<ReturnType<typeof readAnnouncement>>;
