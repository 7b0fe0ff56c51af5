import {
  about,
  API_ADDRESS,
  closed,
  defines,
  listOf,
  mapOf,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

export const API_SCHEMA: JsonSchema = closed(
  'api',
  {
    addresses: about(
      mapOf(
        { ...API_ADDRESS, ...defines('address'), examples: ['users/users', 'users/users/:id'] },
        listOf(word('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')),
      ),
      'Every address of the server below `/api/v1/`, with the methods it takes. `:id` stands for a record.',
    ),
  },
  { description: '`manifest/api.yaml`', required: ['addresses'] },
);
