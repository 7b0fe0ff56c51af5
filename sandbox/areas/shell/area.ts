import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Fields } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { dashboardEndpoints } from './dashboard/dashboard.endpoints.ts';
import { serverEndpoints } from './server.endpoints.ts';
import { siteMessageEndpoints } from './notifications/siteMessages.endpoints.ts';
import { subscriptionEndpoints } from './notifications/subscriptions.endpoints.ts';

const MESSAGE: Fields =
  'id string, subject string*, message string*, has_read field read, read_at field read, date_created datetime read, date_updated datetime read, sender field read';

export const shellArea = {
  endpoints: [dashboardEndpoints, siteMessageEndpoints, subscriptionEndpoints, serverEndpoints],
  optionsMetadata: {
    'notifications/site-message': [['GET'], MESSAGE],
    'notifications/site-message/mark-as-read-all': [['PATCH'], MESSAGE],
    'notifications/site-message/mark-as-read': [['PATCH'], 'ids list*'],
    'notifications/site-message/send': [
      ['POST'],
      'subject string*, message string*, user_ids list, group_ids list, is_broadcast boolean',
    ],
    'notifications/site-message/unread-total': [['GET'], MESSAGE],
    'notifications/system-msg-subscription': [
      ['GET'],
      'category string*, category_label string*, children field*',
    ],
    'notifications/user-msg-subscription': [['GET'], 'user_id field read, receive_backends list*'],
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
