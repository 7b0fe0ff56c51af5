import { createTar } from 'nanotar';
import { messages } from './messages.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import {
  personOf,
  type Call,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { readFact, writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** How long the server remembers the result of a search for a recording (protocol, section 14.1). */
const REMEMBERED_MS = 600_000;
const MS_PER_SECOND = 1000;
/** Protocols with graphical recordings. */
const GRAPHICAL_PROTOCOLS = new Set(['rdp', 'vnc']);

type SessionRow = RowOf<'terminal.session'>;

/** Recordings are searched in the background; the first answer says that the search has begun. */
export const replayEndpoints: readonly Endpoint[] = [
  get('terminal/sessions/:id/replay', 'terminal.view_sessionreplay', look),
  get('terminal/sessions/:id/replay/download', 'terminal.download_sessionreplay', download),
];

function look(call: Call, { id = '' }: Segments) {
  const row = findRow('terminal.session', id, call);
  const key = `replay ${String(row['id'])} ${personOf(call).id}`;
  const begun = Number(readFact(call.sandbox.database, key) ?? 0);
  const isSearched = call.now - begun < REMEMBERED_MS && !call.query.get('refresh');
  if (!isSearched) {
    writeFact(call.sandbox.database, key, String(call.now));
    return ok({ status: 'running', start_time: call.now / MS_PER_SECOND, key });
  }
  if (row['has_replay'] !== 1) throw missing();
  return ok(replayOf(row));
}

function replayOf(row: SessionRow) {
  const id = String(row['id']);
  const graphical = hasGraphicalRecording(row);
  const ended = row['date_end'] === null ? null : isoTime(row['date_end']);
  return {
    type: graphical ? 'guacamole' : 'asciicast',
    src: `/media/replay/${isoTime(row['date_start']).slice(0, 10)}/${id}.${graphical ? 'replay' : 'cast'}.gz`,
    user: row['user'],
    asset: row['asset'],
    system_user: row['system_user'],
    date_start: isoTime(row['date_start']),
    date_end: ended,
    download_url: `/api/v1/terminal/sessions/${id}/replay/download/`,
  };
}

/** Recordings of desktops are in the Guacamole protocol, all others are asciicasts. */
export function hasGraphicalRecording(row: SessionRow): boolean {
  return GRAPHICAL_PROTOCOLS.has(String(row['protocol']));
}

function isoTime(time: unknown): string {
  return new Date(Number(time)).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** A tar archive with the data of the session; the recording itself is at `src`. */
function download(call: Call, { id = '' }: Segments) {
  const row = findRow('terminal.session', id, call);
  if (row['has_replay'] !== 1) throw missing();
  const name = String(row['id']);
  return {
    status: 200,
    body: createTar([{ name: `${name}.json`, data: JSON.stringify(replayOf(row)) }], {
      attrs: { mtime: call.now },
    }),
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}.tar`,
    },
  };
}

function missing(): WireError {
  return new WireError(404, { error: { say: messages.replayMissing } });
}
