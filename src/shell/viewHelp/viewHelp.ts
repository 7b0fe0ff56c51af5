import { storage } from '../../session/browser.ts';
import { createPersonalStorage, type Memory } from '../../session/personalStorage.ts';

/** Where it is kept, for each person, that the view switcher was used (spec 1, section 2.2). */
export const SWITCHER_USED_KEY = 'gatehouse.viewSwitcherUsed';
const USED = 'yes';
/** With fewer views there is nothing to switch. */
const VIEWS_TO_SWITCH = 2;
/** What browsers of telephones and tablets call themselves. */
const MOBILE_AGENT = /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|Opera Mini|IEMobile/i;

export const switcherMemory: Memory = createPersonalStorage(storage, SWITCHER_USED_KEY);

/** Remembers for good that this person found the switcher. */
export function rememberSwitcher(username: string, memory: Memory = switcherMemory): void {
  memory.remember(username, USED);
}

export interface HelpQuestion {
  readonly username: string;
  /** How many views the switcher offers. */
  readonly views: number;
  readonly userAgent: string;
}

/** Is this somebody who may not know yet that there are other views? Never on a mobile browser. */
export function needsViewHelp(
  { username, views, userAgent }: HelpQuestion,
  memory: Memory = switcherMemory,
): boolean {
  if (views < VIEWS_TO_SWITCH || MOBILE_AGENT.test(userAgent)) return false;
  return memory.recall(username) !== USED;
}
