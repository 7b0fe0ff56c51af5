import { about, ANY_TEXT, closed, mapOf, ref, type JsonSchema } from './jsonSchema.ts';

const LANGUAGE: JsonSchema = {
  type: 'string',
  pattern: '^[a-z]{2,3}(-[A-Za-z]{2,4})?$',
  examples: ['en'],
  ...ref('language'),
};
const WORDS: JsonSchema = { type: 'array', items: ANY_TEXT, minItems: 1, uniqueItems: true };

const ENTRIES: JsonSchema = {
  type: 'array',
  items: closed(
    'glossaryEntry',
    {
      terms: {
        ...mapOf(LANGUAGE, ANY_TEXT, { minProperties: 1 }),
        ...about('The term, by language. A language that is absent has no rule.'),
      },
      means: { ...ANY_TEXT, ...about('What the term means here.', 'only its name') },
      rejected: {
        ...mapOf(LANGUAGE, WORDS, { minProperties: 1 }),
        ...about('Words that no text uses for it, by language.', 'none'),
      },
    },
    { required: ['terms'] },
  ),
};

export const GLOSSARY_SCHEMA: JsonSchema = closed(
  'glossary',
  {
    things: { ...ENTRIES, ...about('Names of things.', 'none') },
    actions: { ...ENTRIES, ...about('Names of actions, as buttons have them.', 'none') },
  },
  { ...about('`manifest/glossary.yaml`') },
);
