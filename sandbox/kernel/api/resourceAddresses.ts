import type { Segments } from '../core/values.ts';
import type { ResourceId } from '../../../generated/names.ts';
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
import { METADATA_REFUSED } from './appRoots.ts';
import { metadataAt, metadataOfCall } from './addressMetadata.ts';
import { previewFile, previewMetadata } from '../formats/preview.ts';
import { metadataOf, plainMetadata } from '../resources/metadata.ts';
import { represent } from '../resources/represent.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import type { Address, Operation, Router } from './router.ts';
import { ok } from '../core/endpoints.ts';

/** Adds the addresses of a resource to the router: list, record, suggestions and its own endpoints. */
export function addResource(router: Router, resource: ServerResource): void {
  const { definition, behaviour } = resource;
  // The parameter of a parent record is named `:id`, too: `cmd-filters/:id/rules`.
  const api = definition.api.replaceAll(/:[a-z_]+/g, ':id');
  router.add(api, {
    resource,
    operations: listOperations(resource),
    refusesMetadata: METADATA_REFUSED.has(api),
    metadata: (call) => metadataOfCall(api, call) ?? metadataOf(resource, call, 'list'),
  });
  router.add(`${api}/:id`, {
    resource,
    operations: recordOperations(resource),
    metadata: (call, segments) =>
      metadataOf(
        resource,
        call,
        'record',
        isOpen(resource, recordId(segments), call) ? undefined : PARTLY,
      ),
  });
  if (MATCHED.has(resource.id)) {
    const match = permission(resource, 'match');
    router.add(`${api}/suggestions`, {
      resource,
      operations: {
        GET: {
          needs: [match],
          answer: (call) => {
            const organizations = call.sandbox.areas.people
              .organizationsOf(call)
              .map(({ id }) => id);
            return suggestRecords(resource, organizations, call);
          },
        },
      },
      metadata: (call) => metadataOf(resource, call, 'list', ['GET']),
    });
  }
  if ((definition.bulk && !behaviour.readOnly) || router.knows(`${api}/render-to-json`)) {
    router.add(`${api}/render-to-json`, {
      resource,
      operations: { POST: { needs: [permission(resource, 'add')], answer: previewFile } },
      metadata: (call) => previewMetadata(resource, call),
    });
  }
  for (const endpoint of behaviour.endpoints ?? []) {
    const { needs, inRoot, answer, shows, metadata } = endpoint;
    router.add(endpoint.address, {
      ...(shows && { resource: shows(resource) }),
      operations: { [endpoint.method]: { needs, answer, ...(inRoot && { inRoot }) } },
      refusesMetadata: METADATA_REFUSED.has(endpoint.address),
      metadata: (call) => {
        const own = metadata?.(call);
        return own ?? metadataAt(endpoint.address, call) ?? plainMetadata(definition.name);
      },
    });
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

/** Resources with a `suggestions/` address. Source: protocol, section 4. */
const MATCHED: ReadonlySet<string> = new Set<ResourceId>([
  'users.user',
  'assets.asset',
  'assets.node',
  'assets.systemuser',
  'applications.application',
]);

function permission({ definition }: ServerResource, verb: Verb): string {
  return permissionFor(verb, definition.permission);
}

function listOperations(resource: ServerResource): Address['operations'] {
  const needs = (verb: Verb) => [permission(resource, verb)];
  const operations: Record<string, Operation> = {
    GET: { needs: needs('view'), answer: (call) => streamRecords(resource, call) },
  };
  if (resource.behaviour.readOnly) return operations;
  operations['POST'] = {
    needs: needs('add'),
    answer: (call) => {
      const items: unknown = call.body;
      return Array.isArray(items) && resource.definition.bulk
        ? createMany(resource, items, call)
        : call.sandbox.database.transaction(() => createOne(resource, call));
    },
  };
  if (!resource.definition.bulk) return operations;
  operations['PUT'] = {
    needs: needs('change'),
    answer: (call) => changeMany(resource, call, false),
  };
  operations['PATCH'] = {
    needs: needs('change'),
    answer: (call) => changeMany(resource, call, true),
  };
  operations['DELETE'] = {
    needs: needs('delete'),
    answer: (call) => call.sandbox.database.transaction(() => deleteMany(resource, call)),
  };
  return operations;
}

/** In an address below another record, the second id is that of the record. */
function recordId({ id = '', second = id }: Segments): string {
  return second;
}

function recordOperations(resource: ServerResource): Address['operations'] {
  const needs = (verb: Verb) => [permission(resource, verb)];
  const change = (partial: boolean): Operation => ({
    needs: needs('change'),
    answer: (call, segments) =>
      call.sandbox.database.transaction(() =>
        changeOne(resource, recordId(segments), call, partial),
      ),
  });
  const view: Operation = {
    needs: needs('view'),
    answer: (call, segments) => {
      const row = findRow(resource, recordId(segments), call);
      const [record] = represent(resource, [row], call);
      return ok(record);
    },
  };
  if (resource.behaviour.readOnly) return { GET: view };
  return {
    GET: view,
    PUT: change(false),
    PATCH: change(true),
    DELETE: {
      needs: needs('delete'),
      answer: (call, segments) =>
        call.sandbox.database.transaction(() => deleteOne(resource, recordId(segments), call)),
    },
  };
}
