import {
  about,
  ANY_TEXT,
  closed,
  mapOf,
  oneOrMany,
  RESOURCE_ID,
  type JsonSchema,
} from './jsonSchema.ts';

export const DRIFT_SCHEMA: JsonSchema = closed(
  'drift',
  {
    explained: about(
      mapOf(
        RESOURCE_ID,
        mapOf(
          ANY_TEXT,
          closed(
            'explanation',
            {
              about: about(oneOrMany(ANY_TEXT), 'What differs, in the words that `drift` prints.'),
              because: about(ANY_TEXT, 'Why the difference is intended.'),
            },
            { required: ['about', 'because'] },
          ),
        ),
      ),
      'Intended differences from the server, by resource and field.',
    ),
  },
  { description: '`manifest/drift.yaml`', required: ['explained'] },
);
