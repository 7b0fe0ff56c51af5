import { createListeners } from '../../api/listeners.ts';
import { storage } from '../../session/browser.ts';
import { createPersonalStorage, type Memory } from '../../session/personalStorage.ts';
import type { Session } from '../../session/types.ts';

/** Storage key of the users who have used the view switcher (spec 1, section 2.2). */
export const SWITCHER_USED_KEY = 'gatehouse.viewSwitcherUsed';
const USED = 'yes';
/** With fewer views there is nothing to switch. */
const VIEWS_TO_SWITCH = 2;
/** User agents of phones and tablets. */
const MOBILE_AGENT = /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|Opera Mini|IEMobile/i;

const switcherMemory: Memory = createPersonalStorage(storage, SWITCHER_USED_KEY);

const used = createListeners<void>();

/** Calls back when the user uses the switcher; the result stops it. */
export const onSwitcherUsed = used.listen;

/** Stores that this user has used the switcher. */
export function rememberSwitcher(username: string, memory: Memory = switcherMemory): void {
  memory.remember(username, USED);
  used.emit();
}

/** Has the user never used the switcher? Never shown on a mobile browser. */
export function needsViewHelp(
  { profile, views }: Pick<Session, 'profile' | 'views'>,
  userAgent = navigator.userAgent,
  memory: Memory = switcherMemory,
): boolean {
  const offered = views.filter(({ inSwitcher }) => inSwitcher).length;
  if (offered < VIEWS_TO_SWITCH || MOBILE_AGENT.test(userAgent)) return false;
  return memory.recall(profile.username) !== USED;
}
