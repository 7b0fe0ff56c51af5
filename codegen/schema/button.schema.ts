import { GATE_KEYS, WHEN } from './gates.ts';
import {
  about,
  ANY_TEXT,
  closed,
  FALSE,
  FIELD_NAME,
  listOf,
  mapOf,
  orObject,
  QUERY,
  TRUE,
  type JsonSchema,
} from './words.ts';

const BUTTON_KEYS = {
  when: { ...WHEN, ...about('When it is offered for a record.', 'always') },
  newTab: { ...TRUE, ...about('Opens its page in a new browser tab.') },
  query: { ...QUERY, ...about('What the address of its page carries besides.', 'nothing') },
};
const buttonOptions = closed('button', { ...BUTTON_KEYS, ...GATE_KEYS });
/** What a list may say of its button that creates. */
export const createOptions = closed('createButton', {
  ...BUTTON_KEYS,
  kinds: {
    ...orObject(
      FIELD_NAME,
      closed(
        'kinds',
        {
          field: { ...FIELD_NAME, ...about('The field whose choices the menu offers.') },
          licensed: {
            ...listOf(ANY_TEXT),
            ...about('Choices that are offered only with a valid licence.', 'none'),
          },
          without: {
            ...listOf(ANY_TEXT),
            ...about('Choices that are not offered: the server brings such records along.', 'none'),
          },
          under: {
            ...mapOf(FIELD_NAME, mapOf(ANY_TEXT, listOf(ANY_TEXT))),
            ...about(
              'For another field each of its values with the choices that belong to it: the address carries that value, too.',
              'nothing',
            ),
          },
        },
        { required: ['field'] },
      ),
    ),
    ...about(
      'Of a list: a menu of the choices of this field; the create page finds the one in its address.',
      'one button',
    ),
  },
  ...GATE_KEYS,
});
/** What may be said of a button that leads to a page or deletes. */
export const button = (what: string, options: JsonSchema = buttonOptions): JsonSchema => ({
  ...orObject(FALSE, options),
  ...about(`\`false\`: nothing can be ${what} here; or when, by whom and how.`, 'offered'),
});
