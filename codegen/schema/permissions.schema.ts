/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import { about, closed, listOf, mapOf, type JsonSchema } from './words.ts';

const NAME: JsonSchema = { type: 'string', pattern: '^[a-z][a-z0-9_]*$', examples: ['view'] };
const VERBS: JsonSchema = listOf(NAME);

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
              verbs: { ...VERBS, ...about('Everything that can be permitted for this model.') },
              system: {
                type: ['boolean', 'array'],
                if: { type: 'boolean' },
                then: { const: true },
                minItems: 1,
                uniqueItems: true,
                items: NAME,
                ...about(
                  'Verbs that only a system role can hold; `true` means all.',
                  'organization roles can hold all of them',
                ),
              },
              never: {
                ...VERBS,
                ...about('Verbs that exist but are never given to anybody.', 'none'),
              },
            },
            { required: ['verbs'] },
          ),
          type: ['array', 'object'],
          minItems: 1,
          uniqueItems: true,
          items: NAME,
        }),
      ),
      ...about(
        'For each app of the server its models, and for each model its verbs: `users: { user: [view, add] }` makes `users.view_user` and `users.add_user`.',
      ),
    },
  },
  { ...about('`manifest/permissions.yaml`'), required: ['apps'] },
);
