import type { OptionsMetadataOf, Fields } from '../../kernel/core/sandbox.ts';
import { PAIR } from '../../kernel/api/fieldNotation.ts';

const STATUS: Fields =
  'id string, sessions field* write, cpu_load float, memory_used float, disk_used float, session_online integer, date_created datetime read, terminal field';
const TASK: Fields =
  'id string, name choice*, args string*, kwargs field, is_finished boolean, date_created datetime read, date_finished datetime, terminal field';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'terminal/status': [['GET', 'POST'], STATUS],
  'terminal/tasks': [PAIR, TASK],
  'terminal/tasks/:id': [PAIR, TASK],
  'terminal/terminals/:id/status': [['GET', 'POST'], STATUS],
  'terminal/session-sharings': [
    ['GET', 'POST'],
    'id string, verify_code string read, is_active boolean, expired_time integer, created_by string, date_created datetime read, date_updated datetime read, session field*, creator field, org_id field read, org_name field read',
  ],
  'terminal/command-storages/tree': { shows: 'terminal.commandstorage', methods: ['GET'] },
  'terminal/endpoints/smart': { shows: 'terminal.endpoint', methods: ['GET'] },
  'terminal/my-sessions': { shows: 'terminal.session', methods: ['GET'] },
  'terminal/terminals/:id/sessions': { shows: 'terminal.session', methods: ['GET'] },
};

export default optionsMetadata;
