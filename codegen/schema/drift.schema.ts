import {
  about,
  ANY_TEXT,
  closed,
  mapOf,
  oneOrMany,
  RESOURCE_ID,
  type JsonSchema,
} from './words.ts';

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
                ...about('What differs: the words `drift` prints for it.'),
              },
              because: { ...ANY_TEXT, ...about('Why it is meant.') },
            },
            { required: ['about', 'because'] },
          ),
        ),
      ),
      ...about('Differences from the server that are meant, by resource and field.'),
    },
  },
  { ...about('`manifest/drift.yaml`'), required: ['explained'] },
);
