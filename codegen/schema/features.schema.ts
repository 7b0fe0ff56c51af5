import {
  about,
  closed,
  defines,
  FALSE,
  listOf,
  mapOf,
  SETTING_NAME,
  TRUE,
  type JsonSchema,
} from './jsonSchema.ts';

export const FEATURES_SCHEMA: JsonSchema = closed(
  'features',
  {
    licence: {
      ...listOf(SETTING_NAME),
      ...about(
        'The public settings that are all on when the enterprise licence is valid.',
        'there is no licence, and no gate may require it',
      ),
    },
    settings: {
      ...mapOf(
        { ...SETTING_NAME, ...defines('setting') },
        closed(
          'settingFacts',
          {
            type: {
              type: 'string',
              enum: ['boolean', 'integer', 'string', 'object'],
              ...about('The type of the value.'),
            },
            default: { ...about('The value when the server does not send the setting.') },
            sent: {
              ...FALSE,
              ...about(
                'The server of this version does not send the setting, so the default is used.',
                'the server sends it',
              ),
            },
            open: {
              ...TRUE,
              ...about('The server also sends it to people who are not signed in.', 'it does not'),
            },
          },
          { required: ['type', 'default'] },
        ),
      ),
      ...about('The public settings that the console knows.'),
    },
  },
  { ...about('`manifest/features.yaml`'), required: ['settings'] },
);
