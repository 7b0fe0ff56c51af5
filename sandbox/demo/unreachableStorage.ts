import type { Call } from '../kernel/core/sandbox.ts';
import { type AddRecord, table } from '../kernel/core/tables.ts';

const STORAGES = table('terminal.commandstorage');

/**
 * A command storage that is unreachable. Unreachable storages cannot be saved, so its address is changed
 * afterwards.
 */
export function seedUnreachableStorage(call: Call, add: AddRecord): void {
  const id = add('terminal.commandstorage', {
    name: 'index-old',
    type: 'es',
    meta: { HOSTS: ['http://es-old.nordhafen.example:9200'], INDEX: 'commands' },
    is_default: false,
    comment: 'Switched off in spring',
  });
  if (id === '') return;
  call.sandbox.database.run(
    `UPDATE ${STORAGES} SET ${STORAGES.meta} = replace(${STORAGES.meta}, '.example', '.invalid') WHERE id = ?`,
    [id],
  );
}
