import { coded, type WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { sharedMessages } from './messages.ts';

export const haveOnlineSession = (): WireError =>
  coded(400, 'have_online_session', { say: sharedMessages.haveOnlineSession });
export const storageInvalid = (): WireError =>
  coded(400, 'storage_invalid', { say: sharedMessages.storageInvalid });
export const elasticInvalid = (): WireError =>
  coded(400, 'invalid_elasticsearch', { say: sharedMessages.elasticInvalid });
