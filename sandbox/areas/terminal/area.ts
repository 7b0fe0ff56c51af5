import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
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
    'terminal/command-storages/tree': 'terminal/command-storages',
    'terminal/endpoints/smart': 'terminal/endpoints',
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
