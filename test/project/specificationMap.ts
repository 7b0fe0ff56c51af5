import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A rule of the specification: proven by tests, or absent from the product. */
export interface Rule {
  readonly id: string;
  /** The requirement in our own words. */
  readonly rule: string;
  /** A message exactly as in the specification. */
  readonly quote?: string;
  /** Its key in the English catalogue. */
  readonly key?: string;
  /** `file > title`, with the titles of groups when one alone is ambiguous. */
  readonly proof?: readonly string[];
  /** Why no page has it. */
  readonly absent?: string;
  readonly note?: string;
}

export interface Section {
  readonly section: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface SpecificationMap {
  readonly document: number;
  readonly sections: readonly Section[];
}

const TEXT = { type: 'string', minLength: 1 };
const ROW = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'rule'],
  properties: {
    id: TEXT,
    rule: TEXT,
    quote: TEXT,
    key: TEXT,
    proof: { type: 'array', items: TEXT, minItems: 1, uniqueItems: true },
    absent: TEXT,
    note: TEXT,
  },
  oneOf: [{ required: ['proof'] }, { required: ['absent'] }],
  dependencies: { key: ['quote'] },
};
const SECTION = {
  type: 'object',
  additionalProperties: false,
  required: ['section', 'title', 'rules'],
  properties: { section: TEXT, title: TEXT, rules: { type: 'array', items: ROW } },
};
const ajv = new Ajv();
const isMap = ajv.compile<SpecificationMap>({
  type: 'object',
  additionalProperties: false,
  required: ['document', 'sections'],
  properties: { document: { type: 'integer' }, sections: { type: 'array', items: SECTION } },
});

/** Reads the map of a document. @throws when a row has another form: it is either proven or absent */
export function readMap(document: number): SpecificationMap {
  const file = `test/specification/${document}.yaml`;
  const map: unknown = parse(readFileSync(file, 'utf8'));
  if (!isMap(map)) throw new Error(`${file}: ${ajv.errorsText(isMap.errors)}`);
  if (map.document !== document) throw new Error(`${file} is about document ${map.document}.`);
  return map;
}
