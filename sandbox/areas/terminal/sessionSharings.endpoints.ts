import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import { messages } from './messages.ts';
import type { Permission } from '#project/generated/names.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import {
  personOf,
  type Call,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { readFact, writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import { formatDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { invalid, permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { created, get, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { isMap } from '@gatehouse-console/engine/model/isMap.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const ADDRESS = 'terminal/session-sharings';
const NEEDS: readonly Permission[] = ['terminal.add_supersessionsharing'];
/** Name of the fact with the sharings. */
const FACT = 'session sharings';
/** Source: protocol, section 14.1. */
const CODE_LENGTH = 4;

interface Sharing {
  readonly id: string;
  readonly verify_code: string;
  readonly expired_time: number;
  readonly session: string;
  readonly creator: string;
  readonly created_by: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly org_id: string;
  readonly org_name: string;
}

/** Invitations to watch a running session with a code. Source: protocol, section 14.1. */
export const sessionSharings: readonly Endpoint[] = [
  // Refused to an organization's administrator, who may share a session (observed).
  get(
    ADDRESS,
    NEEDS,
    (call) =>
      pagedReply(
        call,
        kept(call)
          .filter(({ org_id }) => call.organization.isRoot || org_id === call.organization.id)
          .map((sharing) => record(sharing, call)),
      ),
    { inRoot: true },
  ),
  post(ADDRESS, NEEDS, share),
];

function kept({ sandbox }: Call): readonly Sharing[] {
  return storedList(readFact(sandbox.database, FACT)).filter(isSharing);
}

function isSharing(value: unknown): value is Sharing {
  return isMap(value) && 'verify_code' in value;
}

function share(call: Call): Reply {
  if (publicSettings(call.sandbox)['SECURITY_SESSION_SHARE'] !== true) {
    throw permissionDenied({ say: messages.sharingOff });
  }
  const session = bodyField(call, 'session');
  if (typeof session !== 'string') throw invalid({ session: [{ say: serverMessages.required }] });
  findRow('terminal.session', session, call);
  const person = personOf(call);
  const sharing: Sharing = {
    id: call.sandbox.random.uuid(),
    verify_code: call.sandbox.random.token(CODE_LENGTH),
    expired_time: Number(bodyField(call, 'expired_time') ?? 0),
    session,
    creator: person.id,
    created_by: person.name,
    created: call.now,
    org_id: call.organization.id,
    org_name: call.organization.name,
  };
  writeFact(call.sandbox.database, FACT, JSON.stringify([sharing, ...kept(call)]));
  return created(record(sharing, call));
}

function record({ created, ...sharing }: Sharing, call: Call) {
  const date = formatDateTime(created, call.timeZone);
  return { ...sharing, is_active: true, date_created: date, date_updated: date };
}
