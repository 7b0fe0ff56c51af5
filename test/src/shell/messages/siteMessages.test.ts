import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  loadUnread,
  loadUnreadTotal,
  markAllRead,
  markRead,
} from '../../../../src/shell/messages/siteMessages.ts';
import { withoutServer } from '../../withoutServer.ts';

const request = vi.fn();
withoutServer({ request });

describe('the calls for site messages (spec 1, section 7)', () => {
  beforeEach(() => {
    request.mockReset().mockResolvedValue({ total: 4, count: 0, results: [] });
  });

  it('ask for 15 unread messages from the first on', async () => {
    await loadUnread();
    expect(request).toHaveBeenCalledWith('notifications/site-message', {
      query: { offset: 0, limit: 15, has_read: 'false' },
      quiet: true,
    });
  });

  it.each([
    ['mark some by their ids', () => markRead(['a', 'b']), 'mark-as-read', { ids: ['a', 'b'] }],
    ['mark all without naming any', markAllRead, 'mark-as-read-all', {}],
  ])('%s', async (_, mark, address, body) => {
    await mark();
    const call = { method: 'PATCH', body, quiet: true };
    expect(request).toHaveBeenCalledWith(`notifications/site-message/${address}`, call);
  });

  it('ask for the number where no socket tells it', async () => {
    expect(await loadUnreadTotal()).toBe(4);
  });
});
