import {
  about,
  closed,
  defines,
  FALSE,
  listOf,
  mapOf,
  SETTING_NAME,
  text,
  TRUE,
  word,
  type JsonSchema,
} from './jsonSchema.ts';

export const FEATURES_SCHEMA: JsonSchema = closed(
  'features',
  {
    licence: about(
      listOf(SETTING_NAME),
      'The public settings that are all on when the enterprise licence is valid.',
      'there is no licence, and no gate may require it',
    ),
    settings: about(
      mapOf(
        { ...SETTING_NAME, ...defines('setting') },
        closed(
          'settingFacts',
          {
            type: about(word('boolean', 'integer', 'string', 'object'), 'The type of the value.'),
            successor: about(
              text('^[A-Z][A-Z0-9_]*(\\.\\w+)?$', 'INTERFACE.login_title'),
              'What has the value where the server does not send this setting: another public setting, or a key of one.',
              'nothing has',
            ),
            default: { description: 'The value when the server does not send the setting.' },
            sent: about(
              FALSE,
              'The server of this version does not send the setting, so the default is used.',
              'the server sends it',
            ),
            open: about(
              TRUE,
              'The server also sends it to people who are not signed in.',
              'it does not',
            ),
          },
          { required: ['type', 'default'] },
        ),
      ),
      'The public settings that the console knows.',
    ),
  },
  { description: '`manifest/features.yaml`', required: ['settings'] },
);
