import type { FieldModel } from '../../codegen/model/fields.ts';

/** The row of a demo, and numbers between 0 and 1 that are the same at every start. */
interface DemoRow {
  /** From 0. */
  readonly index: number;
  readonly number: () => number;
  /** The last part of the resource's id: `author`. */
  readonly model: string;
}

const FIRST_NAMES = 'Ada Bruno Chiara Deniz Elif Farid Greta Hugo Ines Jonas Kaito Lena Mara Noor';
const LAST_NAMES = 'Adler Brandt Costa Duarte Ekström Fischer Garcia Hansen Ito Jansen Kovács';
const THINGS =
  'Harbour Juniper Lantern Meadow Compass Orchard Granite Willow Ember Summit Cedar Beacon Canyon Violet';
const CITIES = 'Lisbon Osaka Bergen Turin Quito Accra Graz Malmö Lyon Porto Utrecht Leeds';
const COUNTRIES = 'Portugal Japan Norway Italy Ecuador Ghana Austria Sweden France Netherlands';
const SENTENCES = [
  'Checked in spring.',
  'Please look at it again before the end of the quarter.',
  'Replaces the one of last year.',
  'Agreed with everybody who uses it.',
];
/** Records with these names are people. */
const OF_PEOPLE = /^(?:author|contact|customer|employee|member|owner|patient|person|staff|user)s?$/;

/** What a field of text says, by its name: the first that fits. */
const BY_NAME: readonly (readonly [RegExp, (row: DemoRow) => string])[] = [
  [/e_?mail/i, (row) => `${plain(person(row))}@example.com`],
  [/phone|mobile|^fax$/i, ({ index }) => `+49 30 5550 ${100 + index}`],
  [/url|website|homepage|link/i, (row) => `https://example.com/${plain(thing(row))}`],
  [/user_?name|login|slug|^key$/i, (row) => plain(person(row))],
  [/first_?name/i, ({ index }) => of(FIRST_NAMES, index)],
  [/last_?name|surname/i, ({ index }) => of(LAST_NAMES, index)],
  [/city|town|place/i, ({ index }) => of(CITIES, index)],
  [/country/i, ({ index }) => of(COUNTRIES, index)],
  [/street|address/i, ({ index }) => `${of(THINGS, index)} Street ${index + 3}`],
  [/zip|postal/i, ({ index }) => String(10_115 + index * 7)],
  [/author|owner|_by$|customer|person|manager/i, (row) => person(row)],
  [/comment|description|note|body|text|summary|content/i, ({ index }) => sentence(index)],
  [
    /code|number|serial|sku|^no$/i,
    ({ index, model }) => `${model.slice(0, 2)}-${1001 + index * 13}`.toUpperCase(),
  ],
  [/colou?r/i, ({ index }) => ['blue', 'green', 'red', 'grey'][index % 4] ?? 'blue'],
  [/^name$/i, (row) => (OF_PEOPLE.test(row.model) ? person(row) : thing(row))],
];

/**
 * A text for a field that nobody has to fill in by hand: it fits the field's name, length and pattern.
 *
 * @returns undefined when it knows none that fits, and the field may be empty
 */
export function demoText(field: FieldModel, row: DemoRow): string | undefined {
  const byName = BY_NAME.find(([names]) => names.test(field.name));
  const byType = { email: BY_NAME[0], url: BY_NAME[2], slug: BY_NAME[3], text: BY_NAME[11] }[
    String(field.type)
  ];
  const text = ((byType ?? byName)?.[1] ?? thing)(row);
  const said = text.slice(0, field.maxLength).padEnd(field.minLength ?? 0, 'x');
  if (field.pattern === undefined) return said;
  const pattern = new RegExp(`^(?:${field.pattern})$`, 'u');
  return fitting(pattern, said, row) ?? (field.required === true ? said : undefined);
}

const LONGEST_NUMBER = 20;

/** A sign, an escape or a class of a pattern, and how often it comes. */
const PART = /(\[\^?[^\]]+\]|\\?.)(?:\{(\d+)(?:,\d*)?\}|([+*?]))?/gu;
const SIGNS = [...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz-_.'];

/** A text made of the parts of a pattern, which may take it when it has no groups and no alternatives. */
function madeOf(pattern: string, index: number): string {
  const parts = [...pattern.replaceAll(/^\^\(\?:\^?|\$?\)\$$/g, '').matchAll(PART)];
  return parts
    .flatMap(([, part = '', times, sign]) => {
      const isClass = /^(?:\[.*\]|\\[dsw]|\.)$/u.test(part);
      const one = isClass ? new RegExp(part, 'u') : undefined;
      const fit = one ? SIGNS.filter((letter) => one.test(letter)) : [part.slice(-1)];
      const count = Number(times ?? (sign === '+' ? 3 : 1));
      return Array.from({ length: count }, (_, place) => fit[(index + place) % fit.length] ?? '');
    })
    .join('');
}

/** What a pattern takes: the text, else so many digits, else a text made of its parts. */
function fitting(pattern: RegExp, text: string, { index }: DemoRow): string | undefined {
  const digits = Array.from({ length: LONGEST_NUMBER }, (_, length) =>
    String(index + 1).padStart(length + 1, '9'),
  );
  return [text, ...digits, madeOf(pattern.source, index)].find((candidate) =>
    pattern.test(candidate),
  );
}

function person({ index }: DemoRow): string {
  return `${of(FIRST_NAMES, index)} ${of(LAST_NAMES, index * 3 + 1)}`;
}

/** The names of a longer list are numbered: `Harbour 2`. */
function thing({ index }: DemoRow): string {
  const round = Math.floor(index / THINGS.split(' ').length);
  return round === 0 ? of(THINGS, index) : `${of(THINGS, index)} ${round + 1}`;
}

function sentence(index: number): string {
  return SENTENCES[index % SENTENCES.length] ?? '';
}

function of(words: string, index: number): string {
  const list = words.split(' ');
  return list[index % list.length] ?? '';
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\W+/g, '.');
}
