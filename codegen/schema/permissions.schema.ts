/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import {
  about,
  closed,
  defines,
  GRANTED_PERMISSION,
  listOf,
  mapOf,
  oneOrMany,
  ref,
  type JsonSchema,
} from './jsonSchema.ts';

const NAME: JsonSchema = { type: 'string', pattern: '^[a-z][a-z0-9_]*$', examples: ['view'] };
/** A verb below its app and model. */
const VERB: JsonSchema = { ...NAME, ...ref('verb') };
const DEFINED_VERB: JsonSchema = { ...NAME, ...defines('verb') };
/** One verb, or several with the same requirements: `add|change`. */
const VERB_KEY: JsonSchema = {
  type: 'string',
  pattern: '^[a-z][a-z0-9_]*(\\|[a-z][a-z0-9_]*)*$',
  examples: ['add', 'add|change'],
  ...ref('verb'),
};
const PERMISSIONS: JsonSchema = oneOrMany(GRANTED_PERMISSION);

export const PERMISSIONS_SCHEMA: JsonSchema = closed(
  'permissions',
  {
    apps: {
      ...mapOf(
        NAME,
        mapOf(NAME, {
          ...closed(
            'permissionModel',
            {
              verbs: { ...listOf(DEFINED_VERB), ...about('The verbs of this model.') },
              system: {
                type: ['boolean', 'array'],
                if: { type: 'boolean' },
                then: { const: true },
                minItems: 1,
                uniqueItems: true,
                items: VERB,
                ...about(
                  'Verbs that only a system role can hold; `true` means all.',
                  'organization roles can hold all of them',
                ),
              },
              never: {
                ...listOf(VERB),
                ...about('Verbs that the server declares but never grants.', 'none'),
              },
            },
            { required: ['verbs'] },
          ),
          type: ['array', 'object'],
          minItems: 1,
          uniqueItems: true,
          items: DEFINED_VERB,
        }),
      ),
      ...about(
        'For each app of the server its models, and for each model its verbs: `users: { user: [view, add] }` makes `users.view_user` and `users.add_user`.',
      ),
    },
    requires: {
      ...mapOf(
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
      ...about(
        'For each app and model, or for each of its verbs, the permissions that it requires.',
        'each verb requires `view` of its model, which is always required',
      ),
    },
  },
  { ...about('`manifest/permissions.yaml`'), required: ['apps'] },
);
