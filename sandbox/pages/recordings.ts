import type { Permission } from '../../generated/names.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipSync } from 'node:zlib';
import { permissionsIn } from '../areas/rbac/permissions.ts';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import { allOrganizations } from '../kernel/wire/organizations.ts';
import { incoming } from '../kernel/wire/request.ts';
import { table, type RowOf } from '../kernel/core/tables.ts';

const SESSIONS = table('terminal.session');
const COMMANDS = table('terminal.command');

const FILE = /^([0-9a-f-]{36})\.cast\.gz$/;
/** Required in the session's organization. */
const REPLAY: Permission = 'terminal.view_sessionreplay';
const COLUMNS = 100;
const ROWS = 30;
/** Seconds per typed character; output takes as long as several. */
const LETTER_S = 0.12;
const ANSWER_S = 0.8;

/** The recording of a terminal session, made from its commands: asciicast version 2, gzipped. */
export function sendRecording(
  sandbox: Sandbox,
  request: FastifyRequest<{ Params: { day: string; file: string } }>,
  reply: FastifyReply,
) {
  const { session } = incoming(sandbox, request);
  const user = findUser(sandbox, session?.userId);
  if (!user) return reply.code(403).send();
  const id = FILE.exec(request.params.file)?.[1] ?? '';
  const row: RowOf<'terminal.session'> | undefined = sandbox.database.get(
    `SELECT ${SESSIONS.asset}, ${SESSIONS.date_start}, org_id FROM ${SESSIONS} WHERE id = ? AND ${SESSIONS.has_replay} = 1`,
    [id],
  );
  const organization = allOrganizations(sandbox).find((one) => one.id === row?.['org_id']);
  const may = organization && permissionsIn(sandbox, String(user['id']), organization).has(REPLAY);
  if (!row || !may) return reply.code(404).send();
  const commands: readonly RowOf<'terminal.command'>[] = sandbox.database.all(
    `SELECT ${COMMANDS.input}, ${COMMANDS.output} FROM ${COMMANDS} WHERE ${COMMANDS.session} = ? ORDER BY ${COMMANDS.timestamp}`,
    [id],
  );
  const prompt = `${String(row['asset']).replace(/\(.*/, '')}:~$ `;
  const events: [number, 'o', string][] = [[0.2, 'o', prompt]];
  let at = 1;
  for (const { input, output } of commands) {
    for (const letter of String(input)) events.push([(at += LETTER_S), 'o', letter]);
    const answer = String(output).replaceAll('\n', '\r\n');
    const lines = answer === '' ? '' : `${answer}\r\n`;
    events.push([(at += ANSWER_S), 'o', `\r\n${lines}${prompt}`]);
    at += 1;
  }
  const timestamp = Math.floor(Number(row['date_start']) / 1000);
  const header = { version: 2, width: COLUMNS, height: ROWS, timestamp };
  const text = [header, ...events].map((line) => JSON.stringify(line)).join('\n');
  return reply
    .header('Content-Type', 'application/gzip')
    .header('Cache-Control', 'no-store')
    .send(gzipSync(text));
}
