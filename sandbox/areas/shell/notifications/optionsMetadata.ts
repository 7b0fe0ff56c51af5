import type { OptionsMetadataOf, Fields } from '../../../kernel/core/sandbox.ts';

const MESSAGE: Fields =
  'id string, subject string*, message string*, has_read field read, read_at field read, date_created datetime read, date_updated datetime read, sender field read';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
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
};

export default optionsMetadata;
