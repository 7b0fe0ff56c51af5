import {
  about,
  closed,
  orObject,
  PLAIN_NAME,
  SETTING_NAME,
  text,
  type JsonSchema,
} from './jsonSchema.ts';

/** What the console looks like. */
export const BRAND_SCHEMA: JsonSchema = closed('brand', {
  accent: about(
    text('^#[0-9A-Fa-f]{6}$', '#1ab394'),
    'The colour of marks and lines. Tones of it that can be read are derived for text and buttons.',
    '`#1ab394`',
  ),
  logo: about(
    orObject(
      text('^/(?!/)\\S*$|^brand/[\\w./-]+\\.(?:svg|png)$', '/static/logo.svg', 'brand/logo.svg'),
      closed(
        'brandPictures',
        {
          setting: about(SETTING_NAME, 'The public setting with addresses of pictures.'),
          open: about(PLAIN_NAME, 'Its key for the open menu.', "the engine's mark"),
          collapsed: about(PLAIN_NAME, 'Its key for the collapsed menu.', "the engine's mark"),
          favicon: about(PLAIN_NAME, 'Its key for the icon of the tab.', "the engine's mark"),
        },
        { required: ['setting'] },
      ),
    ),
    'The picture of menu, login page and tab: a file below `brand/`, an address on the server, or a public setting that has it.',
    "the engine's mark, and the name",
  ),
  title: about(
    orObject(
      SETTING_NAME,
      closed(
        'brandTitle',
        {
          setting: about(SETTING_NAME, 'The public setting.'),
          key: about(PLAIN_NAME, 'Its key.', 'the setting is the text'),
        },
        { required: ['setting'] },
      ),
    ),
    'The public setting that the title of every page ends with.',
    'the name',
  ),
});
