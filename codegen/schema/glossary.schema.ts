import { about, ANY_TEXT, closed, listOf, mapOf, named, type JsonSchema } from './jsonSchema.ts';

const LANGUAGE: JsonSchema = named('language', '^[a-z]{2,3}(-[A-Za-z]{2,4})?$', 'en');

const ENTRIES: JsonSchema = {
  type: 'array',
  items: closed(
    'glossaryEntry',
    {
      terms: about(
        mapOf(LANGUAGE, ANY_TEXT, { minProperties: 1 }),
        'The term, by language. A language that is absent has no rule.',
      ),
      means: about(ANY_TEXT, 'What the term means here.', 'only its name'),
      rejected: about(
        mapOf(LANGUAGE, listOf(ANY_TEXT), { minProperties: 1 }),
        'Words that no text uses for it, by language.',
        'none',
      ),
    },
    { required: ['terms'] },
  ),
};

export const GLOSSARY_SCHEMA: JsonSchema = closed(
  'glossary',
  {
    things: about(ENTRIES, 'Names of things.', 'none'),
    actions: about(ENTRIES, 'Names of actions, as buttons have them.', 'none'),
  },
  { description: '`manifest/glossary.yaml`' },
);
