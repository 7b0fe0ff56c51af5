import { storage, leavingEnvironment } from '../../session/browser.ts';
import { forgetToken } from '../../api/token.ts';
import { logoutAddress } from '../../session/leaving.ts';
import { eraseForSignOut, onSignOut } from '../../session/signOut.ts';

/** Storage key with the time of a logout, in milliseconds since 1970, read by the other tabs. */
export const SIGNED_OUT_KEY = 'gatehouse.signedOut';

/**
 * A logout ends the session in all tabs: the others hide their page, delete personal data and open
 * the login page. They do not ask about unsaved changes, because nothing can be saved without a
 * session.
 *
 * @returns stops listening
 */
export function watchCrossTabSignOut(): () => void {
  let heard = false;
  const stopTelling = onSignOut(() => {
    if (!heard) announceSignOut();
  });
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== SIGNED_OUT_KEY || newValue === null || heard) return;
    heard = true;
    cover();
    forgetToken();
    // Not the login page: while the first tab is still logging out, it would redirect back.
    void eraseForSignOut().then(() =>
      leavingEnvironment.load(logoutAddress(leavingEnvironment.fullPath())),
    );
  };
  globalThis.addEventListener('storage', hear);
  return () => {
    stopTelling();
    globalThis.removeEventListener('storage', hear);
  };
}

function announceSignOut(): void {
  try {
    storage.setItem(SIGNED_OUT_KEY, String(Date.now()));
  } catch {
    // The other tabs then notice at their next session check.
  }
}

/** Hides everything at once, dialogs and notifications included. */
function cover(): void {
  document.documentElement.hidden = true;
  // The title may contain the name of a record.
  document.title = '';
  globalThis.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
}
