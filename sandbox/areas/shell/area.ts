import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { dashboardEndpoints } from './dashboard/dashboard.endpoints.ts';
import { serverEndpoints } from './server.endpoints.ts';
import { siteMessageEndpoints } from './notifications/siteMessages.endpoints.ts';
import { subscriptionEndpoints } from './notifications/subscriptions.endpoints.ts';

export const shellArea = {
  endpoints: [dashboardEndpoints, siteMessageEndpoints, subscriptionEndpoints, serverEndpoints],
  optionsMetadata: {
    'notifications/site-message/mark-as-read-all': 'notifications/site-message',
    'notifications/site-message/unread-total': 'notifications/site-message',
  },
  tables: `
CREATE TABLE IF NOT EXISTS site_messages (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  sender TEXT NOT NULL,
  date_created INTEGER NOT NULL,
  read_at INTEGER,
  PRIMARY KEY (id, user_id)
);
CREATE INDEX IF NOT EXISTS site_messages_unread ON site_messages (user_id, read_at, date_created);
`,
} satisfies AreaOf<'shell'>;
