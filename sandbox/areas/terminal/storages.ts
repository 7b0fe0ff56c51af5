import { EVERYTHING, equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { messages } from './messages.ts';
import { permissionFor } from '@gatehouse-console/engine/model/permissions.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { selectionOf } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import { hasField } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import {
  resourceOf,
  type Call,
  type Behaviour,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { elasticInvalid } from '../refusals.ts';
import { type LocalizedText, textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import type { RecordValues, RowWith } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { hostErrors, isStorageReachable, type StorageField } from './storageReachability.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { storedObject } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { countRows, hasRow, rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

type Storage = 'terminal.replaystorage' | 'terminal.commandstorage';
type StorageRow = RowWith<StorageField>;
type StorageValues = RecordValues<StorageField>;
const TERMINALS = table('terminal.terminal');
const COMMAND_STORAGES = table('terminal.commandstorage');
const COMMANDS = table('terminal.command');

/** Types of built-in storages. */
const BUILT_IN = new Set(['null', 'server']);

export const replayStorages = storage('terminal.replaystorage', TERMINALS.replay_storage, []);
export const commandStorages = storage('terminal.commandstorage', TERMINALS.command_storage, [
  // Users who may read commands need the tree of storages, which otherwise requires a system permission.
  get(
    'terminal/command-storages/tree',
    ['terminal.view_commandstorage', 'terminal.view_command'],
    tree,
  ),
]);

/**
 * Storages for recordings or commands. One is the default. Built-in storages and those in use cannot be deleted
 * (protocol, section 14.2).
 *
 * @param naming column of a component with the name of its storage
 */
function storage(id: Storage, naming: string, more: readonly Endpoint[]): Behaviour<StorageField> {
  const storages = table(id);
  const api = id === 'terminal.replaystorage' ? 'replay-storages' : 'command-storages';
  return {
    sizes: { mini: ['id', 'name'] },
    validate({ type, meta }, _call, existing) {
      if ((type ?? existing?.['type']) !== 'es') return {};
      const wrong = hostErrors(Object(meta).HOSTS);
      return { meta: wrong && { HOSTS: wrong } };
    },
    beforeSave(values, call, existing) {
      if (existing) keepUnsentMeta(values, existing, call);
      // Without a type, a further storage of the type `server` is created (observed).
      else values['type'] ??= 'server';
      const meta = JSON.stringify(values['meta'] ?? {});
      if (
        (values['type'] ?? existing?.['type']) === 'es' &&
        hasField(values, 'meta') &&
        !isStorageReachable({ meta })
      )
        throw elasticInvalid();
    },
    // A list has the fields of a type only when its query names the type (observed, section OPTIONS).
    shows: {
      meta(_rows, call) {
        const list = call.method === 'GET' && call.path.replace(/\/$/, '').endsWith(api);
        const hidden = list && !call.query.has('type');
        return (row) => (hidden ? {} : withoutSecrets(storedObject(row['meta'])));
      },
    },
    afterSave(saved, values, call) {
      if (values['is_default'] !== true) return;
      call.sandbox.database.run(`UPDATE ${storages} SET ${storages.is_default} = 0 WHERE id <> ?`, [
        saved,
      ]);
    },
    beforeDelete(row, call) {
      if (BUILT_IN.has(String(row['type']))) throw refused(messages.storageBuiltIn);
      const used = hasRow(call.sandbox, `${TERMINALS}`, equals(naming, row['name']));
      if (used) throw refused(messages.storageInUse);
      return 'delete';
    },
    endpoints: [
      get(
        `terminal/${api}/:id/test-connective`,
        permissionFor('view', id),
        (call, { id: asked = '' }) => test(id, asked, call),
      ),
      ...more,
    ],
  };
}

/** Fields of a storage that are never in an answer. */
const SECRETS = new Set(['SECRET_KEY', 'ACCOUNT_KEY']);

function withoutSecrets(meta: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(meta).filter(([name]) => !SECRETS.has(name)));
}

/** Keeps the fields of the type when a change does not name the type, and secrets that were not sent. */
function keepUnsentMeta(values: StorageValues, existing: StorageRow, call: Call): void {
  if (!call.query.has('type')) {
    delete values['meta'];
    return;
  }
  const { meta } = values;
  if (typeof meta !== 'object' || meta === null) return;
  const before = Object.entries(storedObject(existing['meta'])).filter(([name]) =>
    SECRETS.has(name),
  );
  values['meta'] = { ...Object.fromEntries(before), ...meta };
}

function refused(say: LocalizedText): WireError {
  return new WireError(400, { msg: { say } });
}

function test(resource: Storage, id: string, call: Call) {
  const row: StorageRow = findRow(resource, id, call);
  const works = isStorageReachable(row);
  const msg = works
    ? textFor(call, messages.storageReachable)
    : textFor(call, messages.storageUnreachable, { reason: String(row['name']) });
  return ok({ is_valid: works, msg });
}

/** A tree with a root and all storages, each with the number of commands that match the search. */
function tree(call: Call) {
  const title = textFor(call, messages.commandStorages);
  const storages = rowsWhere(
    call.sandbox,
    'terminal.commandstorage',
    EVERYTHING,
    COMMAND_STORAGES.name,
  );
  const root = { id: 'root', name: title, title, pId: '', isParent: true, open: true };
  return ok([...storages.filter(storesCommands).map((row) => node(row, call)), root]);
}

/** Leaves out the storage of the type `null`, which stores nothing. */
function storesCommands(row: StorageRow): boolean {
  return row['type'] !== 'null';
}

function node(row: StorageRow, call: Call) {
  const title = `${row['name']}(${row['type']})`;
  const valid = isStorageReachable(row);
  return {
    id: row['id'],
    name: `${title}(${valid ? countOf(row, call) : 0})`,
    title,
    pId: 'root',
    isParent: false,
    open: false,
    valid,
  };
}

function countOf(row: StorageRow, call: Call): number {
  const query = new URLSearchParams(call.query);
  query.set('command_storage_id', String(row['id']));
  const { where } = selectionOf(resourceOf(call.sandbox, 'terminal.command'), { ...call, query });
  return countRows(call.sandbox, `${COMMANDS}`, where);
}
