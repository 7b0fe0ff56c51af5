import type { Permission } from '#project/generated/names.ts';
import { gzipSync } from 'node:zlib';
import { permissionsIn } from '../areas/rbac/permissions.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import { allOrganizations } from '../areas/organizations.ts';
import { hasGraphicalRecording } from '../areas/terminal/replays.ts';
import { demoDesktop } from './demoDesktop.ts';
import { demoRecording } from './demoRecording.ts';
import type { Visit } from './visit.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const SESSIONS = table('terminal.session');
const COMMANDS = table('terminal.command');

const FILE = /\/([0-9a-f-]{36})\.(?:cast|replay)\.gz$/;
/** Required in the session's organization. */
const REPLAY: Permission = 'terminal.view_sessionreplay';
const MS_PER_SECOND = 1000;

/** The recording of a session, gzipped: of a terminal made from its commands, of a desktop always the same. */
export function sendRecording({ sandbox, session, path, reply }: Visit) {
  const user = findUser(sandbox, session?.userId);
  if (!user) return reply.code(403).send();
  const id = FILE.exec(path)?.[1] ?? '';
  const row: RowOf<'terminal.session'> | undefined = sandbox.database.get(
    `SELECT ${SESSIONS.asset}, ${SESSIONS.system_user}, ${SESSIONS.protocol}, ${SESSIONS.date_start}, org_id FROM ${SESSIONS} WHERE id = ? AND ${SESSIONS.has_replay} = 1`,
    [id],
  );
  const organization = allOrganizations(sandbox).find((one) => one.id === row?.['org_id']);
  const may = organization && permissionsIn(sandbox, String(user['id']), organization).has(REPLAY);
  if (!row || !may) return reply.code(404).send();
  const text = recordingOf(sandbox, id, row);
  return reply
    .header('Content-Type', 'application/gzip')
    .header('Cache-Control', 'no-store')
    .send(gzipSync(text));
}

function recordingOf(sandbox: Sandbox, id: string, row: RowOf<'terminal.session'>): string {
  if (hasGraphicalRecording(row)) return demoDesktop();
  const commands: readonly RowOf<'terminal.command'>[] = sandbox.database.all(
    `SELECT ${COMMANDS.input}, ${COMMANDS.output}, ${COMMANDS.timestamp} FROM ${COMMANDS} WHERE ${COMMANDS.session} = ? ORDER BY ${COMMANDS.timestamp}`,
    [id],
  );
  const started = Math.floor(Number(row.date_start) / MS_PER_SECOND);
  return demoRecording({
    host: nameOf(row.asset),
    username: loginOf(row.system_user),
    started,
    commands: commands.map(({ input, output, timestamp }) => ({
      input: String(input),
      output: String(output),
      at: Number(timestamp) - started,
    })),
  });
}

/** `web-01` of `web-01(10.0.0.4)`. */
function nameOf(shown: unknown): string {
  return String(shown).replace(/\(.*/, '');
}

/** `root` of `root by key(root)`. */
function loginOf(shown: unknown): string {
  return /\(([^)]+)\)$/.exec(String(shown))?.[1] ?? String(shown);
}
