import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { containsPart, UUID } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { table, type BehaviourOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { objectMissing } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { storageInvalid } from '../refusals.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { formatMixed } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { isStorageReachable } from './storageReachability.ts';
import {
  EVERYTHING,
  NOTHING,
  equals,
  condition,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const COMMANDS = table('terminal.command');
const MS_PER_SECOND = 1000;

/** Commands of one storage, or of one session in all storages; empty without either (protocol, section 14.2). */
export const commands: BehaviourOf<'terminal.command', 'session_id' | 'command_storage_id'> = {
  // The real server stores commands outside its database, so that their files have no model name (observed).
  fileName: 'download',
  computed: {
    timestamp_display: (_rows, call) => (row) => {
      const moment = Number(row['timestamp']) * MS_PER_SECOND;
      return formatMixed(moment, call.sandbox.model.app.serverTimeZone, call.timeZone);
    },
  },
  scope(call) {
    const chosen = call.query.get('command_storage_id') ?? call.query.get('session_id');
    return chosen ? inOrganization(call) : NOTHING;
  },
  filters: {
    session_id: (value) => equals(COMMANDS.session, value),
    command_storage_id: storagePart,
    user: (value) => condition(`${COMMANDS.user} LIKE ? || '%'`, value),
    input: (value) => containsPart(COMMANDS.input, value),
  },
};

/** All commands are in the server's own storage; other storages exist and are empty. */
function storagePart(id: string, call: Call): SqlPart {
  const row = UUID.test(id) ? rowWithId(call.sandbox, 'terminal.commandstorage', id) : undefined;
  if (!row) throw objectMissing('CommandStorage');
  if (!isStorageReachable(row)) throw storageInvalid();
  return row['type'] === 'server' ? EVERYTHING : NOTHING;
}
