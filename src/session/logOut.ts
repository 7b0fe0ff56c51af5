import { forgetToken } from '../api/token.ts';
import { leavingEnvironment } from './browser.ts';
import { leaveByLogout, type LegacyLogout } from './leaving.ts';
import { eraseForSignOut } from './signOut.ts';

/** Deletes the user's data in the browser, then opens the server's logout page (spec 1, section 4). */
export function logOut(legacyLogout?: LegacyLogout): void {
  forgetToken();
  void eraseForSignOut().then(() => leaveByLogout(leavingEnvironment, legacyLogout));
}
