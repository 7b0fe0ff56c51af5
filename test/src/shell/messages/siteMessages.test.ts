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

  it('mark some by their ids', async () => {
    await markRead(['a', 'b']);
    expect(request).toHaveBeenCalledWith('notifications/site-message/mark-as-read', {
      method: 'PATCH',
      body: { ids: ['a', 'b'] },
      quiet: true,
    });
  });

  it('mark all without naming any', async () => {
    await markAllRead();
    expect(request).toHaveBeenCalledWith('notifications/site-message/mark-as-read-all', {
      method: 'PATCH',
      body: {},
      quiet: true,
    });
  });

  it('ask for the number where no socket tells it', async () => {
    expect(await loadUnreadTotal()).toBe(4);
  });
});
