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
import { METHODS } from './server.schema.ts';

export const API_SCHEMA: JsonSchema = closed(
  'api',
  {
    addresses: about(
      mapOf(
        { ...API_ADDRESS, ...defines('address'), examples: ['users/users', 'users/users/:id'] },
        listOf(word(...METHODS)),
      ),
      'Every address below the root of the API that the server has and its table does not, with the methods it takes. `:id` stands for a record.',
    ),
  },
  { description: '`manifest/api.yaml`', required: ['addresses'] },
);
