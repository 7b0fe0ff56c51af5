import { GATE_KEYS, OFFERED_WHEN } from './gates.ts';
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
  reads,
  type JsonSchema,
} from './jsonSchema.ts';

const BUTTON_KEYS = {
  when: OFFERED_WHEN,
  query: about(QUERY, 'Query parameters of the address of its page.', 'nothing'),
};
const ofRecord = { ...BUTTON_KEYS.query, ...reads('record') };
const buttonOptions = closed('button', { ...BUTTON_KEYS, query: ofRecord, ...GATE_KEYS });
/** Options of a list's Create button. */
export const createOptions = closed('createButton', {
  ...BUTTON_KEYS,
  kinds: about(
    orObject(
      FIELD_NAME,
      closed(
        'kinds',
        {
          field: about(FIELD_NAME, 'The field whose choices the menu offers.'),
          licensed: about(listOf(ANY_TEXT), 'Choices that require a valid licence.', 'none'),
          without: about(
            listOf(ANY_TEXT),
            'Choices that the menu leaves out, because such records come with the server.',
            'none',
          ),
          under: about(
            mapOf(FIELD_NAME, mapOf(ANY_TEXT, listOf(ANY_TEXT))),
            'For another field, each of its values with the choices that belong to it; that value becomes a query parameter, too.',
            'nothing',
          ),
        },
        { required: ['field'] },
      ),
    ),
    'Of a list: a menu with the choices of this field; the chosen one becomes a query parameter of the create page.',
    'one button',
  ),
  ...GATE_KEYS,
});
/** A button that opens a page or deletes: `false`, or its options. */
export const button = (what: string, options: JsonSchema = buttonOptions): JsonSchema =>
  about(
    orObject(FALSE, options),
    `\`false\`: nothing can be ${what} here; or when, by whom and how.`,
    'offered',
  );
