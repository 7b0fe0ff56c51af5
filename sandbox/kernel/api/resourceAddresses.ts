import type { ApiFacts } from '../../../codegen/model/server.ts';
import type { Segments, Reply } from '../core/values.ts';
import { permissionFor, type Verb } from '../../../codegen/model/permissions.ts';
import {
  changeMany,
  changeOne,
  createMany,
  createOne,
  deleteMany,
  deleteOne,
  findRow,
  streamRecords,
  rowOrNothing,
  suggestRecords,
} from '../resources/answer.ts';
import { addEndpoint } from './addEndpoint.ts';
import { metadataAt } from './addressMetadata.ts';
import { metadataOf } from '../resources/metadata.ts';
import { represent } from '../resources/represent.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import type { Address, Operation, Router } from './router.ts';
import { ok } from '../core/endpoints.ts';
import { serverMessages } from '../core/serverMessages.ts';
import { invalid } from '../core/errors.ts';

/** Adds the addresses of a resource to the router: list, record, suggestions and its own endpoints. */
export function addResource(router: Router, resource: ServerResource, facts: ApiFacts): void {
  const { definition, behaviour } = resource;
  // The parameter of a parent record is named `:id`, too: `authors/:id/books`.
  const api = definition.api.replaceAll(/:[a-z_]+/g, ':id');
  router.add(api, {
    resource,
    operations: listOperations(resource, facts),
    metadata: (call) => metadataAt(api, call) ?? metadataOf(resource, call, 'list'),
  });
  router.add(`${api}/:id`, {
    resource,
    operations: recordOperations(resource),
    metadata: (call, segments) => {
      const methods = isOpen(resource, recordId(segments), call) ? undefined : PARTLY;
      return metadataOf(resource, call, 'record', methods);
    },
  });
  const suggestions = `${api}/suggestions`;
  if (router.knows(suggestions)) {
    router.add(suggestions, {
      resource,
      operations: {
        GET: operation(resource, 'match', (call) => suggestRecords(resource, call)),
      },
      metadata: (call) => metadataOf(resource, call, 'list', ['GET']),
    });
  }
  const preview = `${api}/${facts.preview}`;
  const reads = facts.transfer && definition.bulk && !behaviour.readOnly;
  if (facts.preview !== undefined && (reads || router.knows(preview))) {
    router.add(preview, {
      resource,
      operations: { POST: operation(resource, 'add', previewFile) },
      metadata: (call) => ({
        ...metadataOf(resource, call, 'list', ['POST']),
        name: 'Render to json',
      }),
    });
  }
  for (const endpoint of behaviour.endpoints ?? []) {
    addEndpoint(router, endpoint, definition.name, resource);
  }
}

const PARTLY = ['PATCH', 'GET'];

/** Whether the record exists and can be replaced; otherwise its metadata has no PUT (protocol, section 3). */
function isOpen(resource: ServerResource, id: string, call: Call): boolean {
  const { metadataMethods, closed } = resource.behaviour;
  if (metadataMethods) return true;
  const row = rowOrNothing(resource, id, call);
  return row !== undefined && !closed?.(row);
}

function operation(
  { definition }: ServerResource,
  verb: Verb,
  answer: Operation['answer'],
): Operation {
  return { needs: [permissionFor(verb, definition.permission)], answer };
}

/** An operation that changes everything it should, or nothing. */
function change(resource: ServerResource, verb: Verb, answer: Operation['answer']): Operation {
  return operation(resource, verb, (call, segments) =>
    call.sandbox.database.transaction(() => answer(call, segments)),
  );
}

function listOperations(resource: ServerResource, facts: ApiFacts): Address['operations'] {
  const { readOnly } = resource.behaviour;
  const { bulk } = resource.definition;
  return {
    GET: operation(resource, 'view', (call) => streamRecords(resource, call)),
    ...(!readOnly && {
      POST: change(resource, 'add', (call) => {
        const items: unknown = call.body;
        return Array.isArray(items) && bulk && facts.updatesMany
          ? createMany(resource, items, call)
          : createOne(resource, call);
      }),
    }),
    ...(!readOnly &&
      bulk &&
      facts.updatesMany && {
        PUT: change(resource, 'change', (call) => changeMany(resource, call, false)),
        PATCH: change(resource, 'change', (call) => changeMany(resource, call, true)),
      }),
    ...(!readOnly &&
      bulk &&
      facts.deletesMany && {
        DELETE: change(resource, 'delete', (call) => deleteMany(resource, call)),
      }),
  };
}

/** In an address below another record, the second id is that of the record. */
function recordId({ id = '', second = id }: Segments): string {
  return second;
}

function recordOperations(resource: ServerResource): Address['operations'] {
  const save = (partial: boolean) =>
    change(resource, 'change', (call, segments) =>
      changeOne(resource, recordId(segments), call, partial),
    );
  return {
    GET: operation(resource, 'view', (call, segments) =>
      ok(represent(resource, [findRow(resource, recordId(segments), call)], call)[0]),
    ),
    ...(!resource.behaviour.readOnly && {
      PUT: save(false),
      PATCH: save(true),
      DELETE: change(resource, 'delete', (call, segments) =>
        deleteOne(resource, recordId(segments), call),
      ),
    }),
  };
}

/** A POST at the address for previews answers titles and rows of a file, writes nothing (protocol, section 6.1). */
function previewFile(call: Call): Reply {
  const rows: unknown = call.body;
  if (rows === undefined || (Array.isArray(rows) && !rows.some(hasValues))) {
    throw invalid({ error: { say: serverMessages.fileUnusable } });
  }
  return ok({ title: call.titles ?? [], data: rows });
}

function hasValues(row: unknown): boolean {
  return typeof row === 'object' && row !== null && Object.keys(row).length > 0;
}
