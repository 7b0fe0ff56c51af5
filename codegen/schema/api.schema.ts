import {
  about,
  API_ADDRESS,
  closed,
  defines,
  listOf,
  mapOf,
  type JsonSchema,
} from './jsonSchema.ts';

export const API_SCHEMA: JsonSchema = closed(
  'api',
  {
    addresses: {
      ...mapOf(
        { ...API_ADDRESS, ...defines('address'), examples: ['users/users', 'users/users/:id'] },
        listOf({ type: 'string', enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] }),
      ),
      ...about(
        'Every address of the server below `/api/v1/`, with the methods it takes. `:id` stands for a record.',
      ),
    },
  },
  { ...about('`manifest/api.yaml`'), required: ['addresses'] },
);
