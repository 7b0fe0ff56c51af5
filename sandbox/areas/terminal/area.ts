import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Fields } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { PAIR } from '@gatehouse-console/engine/sandbox/api/fieldNotation.ts';
import { carriedSessionEndpoints } from './components/sessionReports.endpoints.ts';
import { commandStorages, replayStorages } from './storages.ts';
import { commands } from './command.behaviour.ts';
import { endpointRules, endpoints } from './endpoints.ts';
import { componentLoads, terminals } from './terminals.ts';
import { componentTaskEndpoints } from './components/tasks.endpoints.ts';
import { registrationEndpoints } from './components/registration.endpoints.ts';
import { sessionSharings } from './sessionSharings.endpoints.ts';
import { sessions } from './session.behaviour.ts';
import { statusEndpoints } from './components/status.endpoints.ts';

const STATUS: Fields =
  'id string, sessions field* write, cpu_load float, memory_used float, disk_used float, session_online integer, date_created datetime read, terminal field';
const TASK: Fields =
  'id string, name choice*, args string*, kwargs field, is_finished boolean, date_created datetime read, date_finished datetime, terminal field';

export const terminalArea = {
  behaviours: {
    'terminal.command': commands,
    'terminal.commandstorage': commandStorages,
    'terminal.componentload': componentLoads,
    'terminal.endpoint': endpoints,
    'terminal.endpointrule': endpointRules,
    'terminal.replaystorage': replayStorages,
    'terminal.session': sessions,
    'terminal.terminal': terminals,
  },
  endpoints: [
    registrationEndpoints,
    carriedSessionEndpoints,
    statusEndpoints,
    componentTaskEndpoints,
    sessionSharings,
  ],
  optionsMetadata: {
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
  },
  tables: `
CREATE TABLE IF NOT EXISTS component_tasks (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  args TEXT NOT NULL,
  kwargs TEXT NOT NULL,
  terminal TEXT,
  date_created INTEGER NOT NULL,
  date_finished INTEGER
);
`,
} satisfies AreaOf<'terminal'>;
