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
    explained: {
      ...mapOf(
        RESOURCE_ID,
        mapOf(
          ANY_TEXT,
          closed(
            'explanation',
            {
              about: {
                ...oneOrMany(ANY_TEXT),
                ...about('What differs, in the words that `drift` prints.'),
              },
              because: { ...ANY_TEXT, ...about('Why the difference is intended.') },
            },
            { required: ['about', 'because'] },
          ),
        ),
      ),
      ...about('Intended differences from the server, by resource and field.'),
    },
  },
  { ...about('`manifest/drift.yaml`'), required: ['explained'] },
);
