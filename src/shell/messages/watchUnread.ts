import { timers } from '../../session/browser.ts';
import { keepCounting, socketAddress, type LiveListener } from './liveCount.ts';
import { loadUnreadTotal } from './siteMessages.ts';

/**
 * Reports the number of unread messages, now and on changes. Without a socket it is fetched once.
 *
 * @returns stops it
 */
export function watchUnread({ onCount, onFailure }: LiveListener): () => void {
  const address = socketAddress(globalThis.location);
  return keepCounting(
    { connect: () => new WebSocket(address), after: timers.after, random: Math.random },
    {
      onCount,
      onFailure: () => {
        // oxlint-disable-next-line no-console -- spec 1, section 8: a websocket failure is shown and logged
        console.warn(`Connect Websocket failed: ${address}`);
        onFailure();
        void loadUnreadTotal().then(onCount, () => undefined);
      },
    },
  );
}
