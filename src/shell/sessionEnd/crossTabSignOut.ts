import { storage, leavingEnvironment } from '../../session/browser.ts';
import { logoutAddress } from '../../session/leaving.ts';
import { eraseForSignOut, onSignOut } from '../../session/signOut.ts';

/** Where a tab tells the others that the person has logged out: when, in milliseconds since 1970. */
export const SIGNED_OUT_KEY = 'gatehouse.signedOut';

/**
 * Logging out counts for all tabs of the browser: the others show nothing from then on, let go of
 * what they keep of the person, and lead to the login page. Nobody is asked about unsaved changes
 * there: without a session nothing can be saved.
 *
 * @returns ends the listening
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
    // Not for the login page: while the first tab is still on its way out, it would lead back here.
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
    // The others then find out by their own check of the session.
  }
}

/** At once, dialogs and messages included; no form may hold the page back. */
function cover(): void {
  document.documentElement.hidden = true;
  // It may be called by a record.
  document.title = '';
  globalThis.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
}
