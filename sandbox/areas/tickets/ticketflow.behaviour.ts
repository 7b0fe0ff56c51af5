import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import { messages } from './messages.ts';
import type { ServedField } from '#project/generated/names.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import {
  type ServerResource,
  resourceOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import {
  createOne,
  findRow,
  recordOf,
} from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { createRecord, updateRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import {
  invalid,
  methodNotAllowed,
  type ErrorBody,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { ROOT_ORGANIZATION } from '../organizations.ts';
import { sayText } from '@gatehouse-console/engine/sandbox/core/texts.ts';
import { namesOfPeople, peopleOfRule, STRATEGIES, type FlowRule } from './ticketPeople.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type RowOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { del, ok, post, putAndPatch } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals, both, condition, isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { textsOf, storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { hasRow, rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const FLOW = 'tickets.ticketflow';
const FLOWS = table(FLOW);
type FlowRow = RowOf<typeof FLOW>;
type FlowValues = ValuesOf<typeof FLOW>;

/** The flows of an organization, and those of the root organization for the remaining types. */
export const ticketFlows: BehaviourOf<typeof FLOW> = {
  scope(call): SqlPart | undefined {
    const { id, isRoot } = call.organization;
    if (isRoot) return equals('org_id', id);
    return condition(
      `org_id = ? OR (org_id = ? AND ${FLOWS.type} NOT IN (SELECT ${FLOWS.type} FROM ${FLOWS} WHERE org_id = ?))`,
      id,
      ROOT_ORGANIZATION,
      id,
    );
  },
  validate: flowErrors,
  shows: {
    rules: (_rows, call) => (row) =>
      rulesOf(row).map((rule, place) => ({
        level: place + 1,
        strategy: rule.strategy,
        assignees_read_only: rule.strategy === 'custom_user' ? rule.assignees : [],
        assignees_display: namesOfPeople(peopleOfRule(rule, String(row['org_id']), call), call),
        strategy_display: sayText(
          call,
          `resources.tickets.ticketflow.choices.strategy.${rule.strategy}`,
        ),
      })),
  },
  endpoints: [
    // No role has the permission to add, but system administrators pass every check.
    post('tickets/flows', 'tickets.change_ticketflow', (call) => createOne(FLOW, call)),
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
  const sent = (name: ServedField<typeof FLOW>) => bodyField(call, name);
  const values: FlowValues = {
    type: row['type'],
    approval_level: sent('approval_level') ?? row['approval_level'],
    rules: sent('rules') ?? rulesOf(row),
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
  const sent = Array.isArray(values['rules']) ? values['rules'] : [];
  const rules = readRules(sent);
  const problems = rules.map((rule): ErrorBody =>
    rule.strategy === 'custom_user' && rule.assignees.length === 0
      ? { assignees: [{ say: messages.flowNeedsAssignees }] }
      : {},
  );
  if (problems.some((error) => error !== null && Object.keys(error).length > 0))
    errors['rules'] = problems;
  else if (rules.length !== sent.length || rules.length !== Number(values['approval_level'])) {
    errors['rules'] = [{ say: messages.flowLevelsDiffer }];
  }
  if (!existing && Object.keys(errors).length === 0) {
    const same = condition(
      `${FLOWS.type} = ? AND org_id = ?`,
      String(values['type']),
      call.organization.id,
    );
    if (hasRow(call.sandbox, `${FLOWS}`, same)) errors['type'] = [{ say: serverMessages.unique }];
  }
  return errors;
}

function rulesOf(row: FlowRow): readonly FlowRule[] {
  return readRules(storedList(row['rules']));
}

function readRules(value: unknown): readonly FlowRule[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((rule: unknown) => {
    const { strategy: name, assignees } = Object(rule);
    const strategy = STRATEGIES.find((offered) => offered === name);
    return strategy ? [{ strategy, assignees: textsOf(assignees) }] : [];
  });
}

/** The rules for a type of ticket: those of the organization, else those of the root organization. */
export function flowFor(
  type: string,
  organizationId: string,
  call: Call,
): readonly FlowRule[] | undefined {
  const ofType = both(
    equals(FLOWS.type, type),
    isIn('org_id', [organizationId, ROOT_ORGANIZATION]),
  );
  const row = rowWhere(call.sandbox, FLOW, ofType, `org_id = '${ROOT_ORGANIZATION}'`);
  return row && rulesOf(row).slice(0, Number(row['approval_level']));
}
