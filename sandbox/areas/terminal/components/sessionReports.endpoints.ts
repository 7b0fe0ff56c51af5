import { sharedMessages } from '../../messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import { messages } from '../messages.ts';
import type { Permission } from '#project/generated/names.ts';
import {
  type Endpoint,
  resourceOf,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { findRow, recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { UUID } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import {
  validateRecord,
  validValues,
} from '@gatehouse-console/engine/sandbox/resources/validate.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import {
  invalid,
  WireError,
  type ErrorBody,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { type LocalizedText, textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { allOrganizations } from '../../organizations.ts';
import { permissionsIn } from '../../rbac/permissions.ts';
import { terminalOf } from './terminalOf.ts';
import { created, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const SESSION = 'terminal.session';
const TRANSFER = 'audits.ftplog';
const COMMAND = 'terminal.command';
/** Permission to watch any session. */
const MONITOR: Permission = 'terminal.monitor_session';
const VALIDATE: Permission = 'terminal.validate_sessionactionperm';

/** What components report about their sessions (protocol, section 14.1). */
export const carriedSessionEndpoints: readonly Endpoint[] = [
  post('terminal/sessions', 'terminal.add_session', openSession),
  post('terminal/commands', 'terminal.add_command', storeCommands),
  post('audits/ftp-logs', 'audits.add_ftplog', storeTransfer),
  post('terminal/sessions/:id/replay', 'terminal.upload_sessionreplay', acceptReplay),
  post('terminal/sessions/join/validate', [VALIDATE], mayJoin),
];

/** The time of a transfer is the time of the report (observed). */
function storeTransfer(call: Call): Reply {
  const resource = resourceOf(call.sandbox, TRANSFER);
  const values = validValues(resource, call.body ?? {}, call, undefined, false);
  const there = callInRecordOrganization(call.body, call, 'audits.add_ftplog');
  const id = createRecord(resource, { ...values, date_start: call.now }, there);
  return created(recordOf(resource, id, call));
}

/**
 * The call in the organization that the record names, when the caller may write there; components may write
 * everywhere. Otherwise the call stays in its own organization.
 */
function callInRecordOrganization(item: unknown, call: Call, needed: Permission): Call {
  const { org_id: id } = Object(item);
  const organization = organizationBy(id, call);
  const { id: userId } = personOf(call);
  const may = organization && permissionsIn(call.sandbox, userId, organization).has(needed);
  return may ? { ...call, organization } : call;
}

function organizationBy(id: unknown, { sandbox }: Call) {
  return allOrganizations(sandbox).find((organization) => organization.id === id);
}

/** A session has the id that its component chose. */
function openSession(call: Call): Reply {
  const resource = resourceOf(call.sandbox, SESSION);
  const terminal = terminalOf(call);
  const body: unknown = call.body ?? {};
  const values = validValues(resource, body, call, undefined, false);
  const sent = bodyField(call, 'id');
  const id = typeof sent === 'string' && UUID.test(sent) ? sent.toLowerCase() : undefined;
  if (sent !== undefined && !id) {
    throw invalid({ id: [{ say: serverMessages.notAUuid, with: { value: String(sent) } }] });
  }
  if (terminal) values['terminal'] = terminal['id'];
  return call.sandbox.database.transaction(() => {
    if (id && rowWithId(call.sandbox, SESSION, id)) {
      throw invalid({ id: [{ say: serverMessages.unique }] });
    }
    const there = callInRecordOrganization(body, call, 'terminal.add_session');
    const made = createRecord(resource, values, there);
    if (id) setColumns(call.sandbox, SESSION, made, { id });
    return created(recordOf(resource, id ?? made, call));
  });
}

/** One command or an array of them; all or none. The answer is one word. */
function storeCommands(call: Call): Reply {
  const resource = resourceOf(call.sandbox, COMMAND);
  const items: readonly unknown[] = Array.isArray(call.body) ? call.body : [call.body ?? {}];
  call.sandbox.database.transaction(() => {
    const errors = items.map((item): ErrorBody | undefined => {
      const checked = validateRecord(resource, item, call, undefined, false);
      if (!checked.ok) return checked.errors;
      const there = callInRecordOrganization(item, call, 'terminal.add_command');
      createRecord(resource, checked.values, there);
      return undefined;
    });
    if (errors.every((error) => error === undefined)) return;
    const all = errors.map((error) => error ?? {});
    throw invalid(Array.isArray(call.body) ? all : (all[0] ?? {}));
  });
  return created('ok');
}

/** The uploaded recording is not stored: the sandbox makes recordings from the data of the session. */
function acceptReplay(call: Call, { id = '' }: Segments): Reply {
  const row = findRow(SESSION, id, call);
  setColumns(call.sandbox, SESSION, row['id'], { has_replay: 1 });
  const day = new Date(Number(row['date_start'])).toISOString().slice(0, 10);
  return created({ url: `/media/replay/${day}/${String(row['id'])}.cast.gz` });
}

/** Whether somebody may watch a session. The refusal is a 401 that does not end the login (protocol, section 7). */
function mayJoin(call: Call): Reply {
  const session = bodyField(call, 'session_id');
  const user = bodyField(call, 'user_id');
  const row = rowWithId(call.sandbox, SESSION, session);
  const organization = row && organizationBy(row['org_id'], call);
  const may = (who: string, needed: Permission) =>
    organization !== undefined && permissionsIn(call.sandbox, who, organization).has(needed);
  // Components may ask about sessions of any organization, users about those of their own.
  if (!row || !may(personOf(call).id, VALIDATE)) throw refused(messages.sessionUnknown);
  if (row['is_finished'] === 1) throw refused(messages.sessionOver);
  if (row['user_id'] !== user && !may(String(user), MONITOR)) {
    throw refused(messages.sessionNotYours);
  }
  return ok({ ok: true, msg: textFor(call, sharedMessages.success) });
}

function refused(say: LocalizedText): WireError {
  return new WireError(401, { ok: { raw: false }, msg: { say } });
}
