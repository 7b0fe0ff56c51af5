import { inOrganization } from '../../kernel/resources/organizationPart.ts';
import { containsPart, UUID } from '../../kernel/resources/query.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { table, type BehaviourOf, type RowOf } from '../../kernel/core/tables.ts';
import { objectMissing, storageInvalid } from '../../kernel/core/errors.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { formatMixed } from '../../kernel/wire/dates.ts';
import { isStorageReachable } from './storageReachability.ts';
import { paired } from '../../kernel/resources/represent.ts';
import { EVERYTHING, NOTHING, equals } from '../../kernel/core/sqlParts.ts';

const COMMANDS = table('terminal.command');
const STORAGES = table('terminal.commandstorage');
const MS_PER_SECOND = 1000;

/** Commands of one storage, or of one session in all storages; empty without either (protocol, section 14.2). */
export const commands: BehaviourOf<'terminal.command', 'session_id' | 'command_storage_id'> = {
  computed: ['timestamp_display'],
  scope(call) {
    const asked = call.query.get('command_storage_id') ?? call.query.get('session_id');
    if (!asked) return NOTHING;
    return inOrganization(call);
  },
  filters: {
    session_id: (value) => equals(COMMANDS.session, value),
    command_storage_id: storagePart,
    user: (value) => ({ sql: `${COMMANDS.user} LIKE ? || '%'`, parameters: [value] }),
    input: (value) => containsPart(COMMANDS.input, value),
  },
  represent(rows, records, call) {
    for (const [row, record] of paired(rows, records)) {
      const moment = Number(row['timestamp']) * MS_PER_SECOND;
      const server = call.sandbox.model.app.serverTimeZone;
      record['timestamp_display'] = formatMixed(moment, server, call.timeZone);
    }
  },
};

/** All commands are in the server's own storage; other storages exist and are empty. */
function storagePart(id: string, call: Call): SqlPart {
  const row: RowOf<'terminal.commandstorage'> | undefined = UUID.test(id)
    ? call.sandbox.database.get(`SELECT * FROM ${STORAGES} WHERE id = ?`, [id])
    : undefined;
  if (!row) throw objectMissing('CommandStorage');
  if (!isStorageReachable(row)) throw storageInvalid();
  return row['type'] === 'server' ? EVERYTHING : NOTHING;
}
