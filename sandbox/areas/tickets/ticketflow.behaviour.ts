import { serverMessages } from '../../kernel/core/serverMessages.ts';
import { messages } from './messages.ts';
import type { Field } from '../../../generated/names.ts';
import { bodyField } from '../../kernel/wire/body.ts';
import { type ServerResource, resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { createOne, findRow, recordOf } from '../../kernel/resources/answer.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { createRecord, updateRecord } from '../../kernel/resources/write.ts';
import { invalid, methodNotAllowed, type ErrorBody } from '../../kernel/core/errors.ts';
import { ROOT_ORGANIZATION } from '../../kernel/wire/organizations.ts';
import { sayText } from '../../kernel/core/texts.ts';
import { namesOfPeople, peopleOfRule, STRATEGIES, type FlowRule } from './ticketPeople.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type RowOf,
  type ValuesOf,
} from '../../kernel/core/tables.ts';
import { del, ok, post, putAndPatch } from '../../kernel/core/endpoints.ts';
import { paired } from '../../kernel/resources/represent.ts';
import { equals } from '../../kernel/core/sqlParts.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';
import { textsOf } from '../../kernel/core/stored.ts';

const FLOW = 'tickets.ticketflow';
const FLOWS = table(FLOW);
type FlowRow = RowOf<typeof FLOW>;
type FlowValues = ValuesOf<typeof FLOW>;

/** The flows of an organization, and those of the root organization for the remaining types. */
export const ticketFlows: BehaviourOf<typeof FLOW> = {
  scope(call): SqlPart | undefined {
    const { id, isRoot } = call.organization;
    if (isRoot) return equals('org_id', id);
    return {
      sql: `org_id = ? OR (org_id = ? AND ${FLOWS.type} NOT IN (SELECT ${FLOWS.type} FROM ${FLOWS} WHERE org_id = ?))`,
      parameters: [id, ROOT_ORGANIZATION, id],
    };
  },
  validate: (values, call, existing) => flowErrors(values, call, existing),
  represent(rows, records, call) {
    for (const [row, record] of paired(rows, records)) {
      const rules = rulesOf(row);
      record['rules'] = rules.map((rule, place) => {
        const people = peopleOfRule(rule, String(row['org_id']), call);
        return {
          level: place + 1,
          strategy: rule.strategy,
          assignees_read_only: rule.strategy === 'custom_user' ? rule.assignees : [],
          assignees_display: namesOfPeople(people, call),
          strategy_display: sayText(
            call.sandbox.model,
            `resources.tickets.ticketflow.choices.strategy.${rule.strategy}`,
            call.language,
          ),
        };
      });
    }
  },
  endpoints: [
    // No role has the permission to add, but system administrators pass every check.
    post('tickets/flows', 'tickets.change_ticketflow', (call) =>
      createOne(resourceOf(call.sandbox, FLOW), call),
    ),
    ...putAndPatch('tickets/flows/:id', 'tickets.change_ticketflow', (call, { id = '' }) =>
      change(id, call),
    ),
    del('tickets/flows/:id', 'tickets.view_ticketflow', (call) => {
      throw methodNotAllowed(call.method);
    }),
  ],
};

/** Changing a flow of the root organization in another organization creates a copy there. */
function change(id: string, call: Call): Reply {
  const resource = resourceOf(call.sandbox, FLOW);
  const row = findRow(resource, id, call);
  const given = (name: Field<typeof FLOW>) => bodyField(call, name);
  const values: FlowValues = {
    type: row['type'],
    approval_level: given('approval_level') ?? row['approval_level'],
    rules: given('rules') ?? rulesOf(row),
  };
  const errors = flowErrors(values, call, row);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const kept = { ...values, rules: readRules(values['rules']) };
  const saved = call.sandbox.database.transaction(() => keep(resource, row, kept, call));
  return ok(recordOf(resource, saved, call));
}

function keep(
  resource: ServerResource<typeof FLOW>,
  row: FlowRow,
  values: FlowValues,
  call: Call,
): string {
  if (row['org_id'] === call.organization.id) {
    updateRecord(resource, row, values, call);
    return String(row['id']);
  }
  const id = String(createRecord(resource, values, call));
  setColumns(call.sandbox, FLOW, id, { org_id: call.organization.id });
  return id;
}

function flowErrors(
  values: FlowValues,
  call: Call,
  existing: FlowRow | undefined,
): ErrorsOf<typeof FLOW> {
  const errors: ErrorsOf<typeof FLOW> = {};
  const given = Array.isArray(values['rules']) ? values['rules'] : [];
  const rules = readRules(given);
  const each = rules.map((rule): ErrorBody =>
    rule.strategy === 'custom_user' && rule.assignees.length === 0
      ? { assignees: [{ say: messages.flowNeedsAssignees }] }
      : {},
  );
  if (each.some((error) => error !== null && Object.keys(error).length > 0)) errors['rules'] = each;
  else if (rules.length !== given.length || rules.length !== Number(values['approval_level'])) {
    errors['rules'] = [{ say: messages.flowLevelsDiffer }];
  }
  if (!existing && Object.keys(errors).length === 0) {
    const taken = call.sandbox.database.get(
      `SELECT 1 AS found FROM ${FLOWS} WHERE ${FLOWS.type} = ? AND org_id = ?`,
      [String(values['type']), call.organization.id],
    );
    if (taken) errors['type'] = [{ say: serverMessages.unique }];
  }
  return errors;
}

function rulesOf(row: FlowRow): readonly FlowRule[] {
  return readRules(JSON.parse(String(row['rules'] ?? '[]')));
}

function readRules(value: unknown): readonly FlowRule[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const rule = new Map<string, unknown>(Object.entries(one ?? {}));
    const strategy = rule.get('strategy');
    return isStrategy(strategy) ? [{ strategy, assignees: textsOf(rule.get('assignees')) }] : [];
  });
}

function isStrategy(value: unknown): value is FlowRule['strategy'] {
  return typeof value === 'string' && STRATEGIES.includes(value);
}

/** The rules for a type of ticket: those of the organization, else those of the root organization. */
export function flowFor(
  type: string,
  organizationId: string,
  call: Call,
): readonly FlowRule[] | undefined {
  const row: FlowRow | undefined = call.sandbox.database.get(
    `SELECT * FROM ${FLOWS} WHERE ${FLOWS.type} = ? AND org_id IN (?, ?) ORDER BY org_id = ? DESC`,
    [type, organizationId, ROOT_ORGANIZATION, organizationId],
  );
  return row && rulesOf(row).slice(0, Number(row['approval_level']));
}
