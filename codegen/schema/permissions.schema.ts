/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import {
  about,
  closed,
  defines,
  GRANTED_PERMISSION,
  listOf,
  mapOf,
  named,
  objectOrList,
  oneOrMany,
  orList,
  ref,
  text,
  type JsonSchema,
} from './jsonSchema.ts';

const NAME: JsonSchema = text('^[a-z][a-z0-9_]*$', 'view');
/** A verb below its app and model. */
const VERB: JsonSchema = { ...NAME, ...ref('verb') };
const DEFINED_VERB: JsonSchema = { ...NAME, ...defines('verb') };
/** One verb, or several with the same requirements: `add|change`. */
const VERB_KEY: JsonSchema = named(
  'verb',
  '^[a-z][a-z0-9_]*(\\|[a-z][a-z0-9_]*)*$',
  'add',
  'add|change',
);
const PERMISSIONS: JsonSchema = oneOrMany(GRANTED_PERMISSION);

/** The models of each app, and the verbs of each model. */
export const MODELS: JsonSchema = mapOf(
  NAME,
  mapOf(
    NAME,
    objectOrList(
      closed(
        'permissionModel',
        {
          verbs: about(listOf(DEFINED_VERB), 'The verbs of this model.'),
          system: about(
            orList('boolean', { const: true }, VERB),
            'Verbs that only a system role can hold; `true` means all.',
            'organization roles can hold all of them',
          ),
          never: about(listOf(VERB), 'Verbs that the server declares but never grants.', 'none'),
        },
        { required: ['verbs'] },
      ),
      DEFINED_VERB,
    ),
  ),
);

export const PERMISSIONS_SCHEMA: JsonSchema = closed(
  'permissions',
  {
    apps: about(
      MODELS,
      "Permissions that the server's table does not have. For each app its models, and for each model its verbs: `users: { user: [view, add] }` makes `users.view_user` and `users.add_user`.",
    ),
    requires: about(
      mapOf(
        NAME,
        mapOf(
          { ...NAME, ...ref('model') },
          {
            ...mapOf(VERB_KEY, PERMISSIONS),
            ...PERMISSIONS,
            type: ['string', 'array', 'object'],
          },
        ),
      ),
      'For each app and model, or for each of its verbs, the permissions that it requires.',
      'each verb requires `view` of its model, which is always required',
    ),
  },
  { description: '`manifest/permissions.yaml`' },
);
