import { messages } from './messages.ts';
import { hasLicence } from '../publicSettings/publicSettings.ts';
import { listRecords } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { get } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { both, equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const RESOURCE = 'assets.commandfilterrule';
const RULES = table(RESOURCE);

/** The filter in the address `assets/cmd-filters/{filter}/rules/`. */
const OF_FILTER = /\/cmd-filters\/([^/]+)\/rules\//;
/** The action that requires an approval; only servers with a licence offer it. */
const ASK = '2';

/** Rules are below their filter. Source: contract: assets, section 5. */
export const commandFilterRules: BehaviourOf<typeof RESOURCE> = {
  computed: { pattern: () => patternOf },
  offersChoice: { action: (value, call) => value !== ASK || hasLicence(call.sandbox) },
  scope(call): SqlPart {
    const filter = OF_FILTER.exec(call.path)?.[1];
    const here = inOrganization(call);
    return filter ? both(equals(RULES.filter, filter), here) : here;
  },
  validate(values, _call, existing): ErrorsOf<typeof RESOURCE> {
    const reason = brokenPattern(patternOf({ ...existing, ...values }));
    return {
      content:
        reason === undefined ? undefined : [{ say: messages.patternBroken, with: { reason } }],
    };
  },
  endpoints: [
    get('assets/cmd-filter-rules', 'assets.view_commandfilterrule', (call) =>
      listRecords(RESOURCE, call),
    ),
  ],
};

/** Converts a list of commands to one expression of whole words; an expression stays unchanged. */
function patternOf(rule: ValuesOf<typeof RESOURCE>): string {
  const content = String(rule['content'] ?? '');
  if (rule['type'] === 'regex') return content;
  return content
    .split(/\r?\n/)
    .map((command) => command.trim())
    .filter((command) => command !== '')
    .map((command) => `\\b${command.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`)
    .join('|');
}

function brokenPattern(pattern: string): string | undefined {
  try {
    RegExp(pattern);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
