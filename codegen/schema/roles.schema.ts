/* oxlint-disable unicorn/no-thenable -- 'then' is a keyword of JSON Schema and of the manifests; nothing here is awaited */
import {
  about,
  closed,
  defines,
  GRANTED_PERMISSION,
  listOf,
  mapOf,
  orList,
  ROLE_NAME,
  TRUE,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

export const ROLES_SCHEMA: JsonSchema = closed(
  'roles',
  {
    roles: about(
      mapOf(
        { ...ROLE_NAME, ...defines('role') },
        closed(
          'role',
          {
            scope: about(
              word('system', 'organization'),
              '`system`: it holds everywhere. `organization`: it holds in one organization.',
            ),
            program: about(
              TRUE,
              'Programs hold it, not people: commands that tell who reaches what leave it out.',
              'people hold it',
            ),
            includes: about(listOf(ROLE_NAME), 'Roles whose permissions it has, too.', 'none'),
            permissions: about(
              orList('string', { const: 'all' }, GRANTED_PERMISSION),
              'Its permissions; `all` means every one that is ever given and that its scope allows.',
              'those of `includes` only',
            ),
            without: about(
              listOf(GRANTED_PERMISSION),
              'Permissions that it does not have, whatever gives them.',
              'none',
            ),
          },
          { required: ['scope'] },
        ),
      ),
      'The roles that every server has, by their names on the server.',
    ),
  },
  { description: '`manifest/roles.yaml`', required: ['roles'] },
);
