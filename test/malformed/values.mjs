// Values that no field expects, and values that are almost valid.

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200d',
  '👩‍👩‍👧‍👦'.repeat(40),
  '%',
  '_',
  '%s%n%x',
  '\\',
  "' OR 1=1 --",
  '"; DROP TABLE r_users_user; --',
  '${7*7}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '-1',
  '1e400',
  '0x10',
  '9'.repeat(40),
  '2026-13-45T99:99:99Z',
  '2026-02-30 25:61',
  '0000/00/00 00:00:00 +0000',
  '275761-01-01T00:00:00Z',
  'Europe/Nowhere',
  '00000000-0000-0000-0000-000000000000',
  'ffffffffffffffffffffffffffffffff',
  'abc:def',
  'QUJD:QUJD',
  'QUJDREVGR0hJSktMTU5PUA==:QUJDREVGR0hJSktMTU5PUA==',
  ':',
  'a:b:c',
  '(a+)+$',
  '*',
  '10.0.0.0/99',
  '999.999.999.999',
  'ssh/99999',
  'ssh/',
  '* * * * * *',
  '@'.repeat(300),
];
const ODD_NUMBERS = [0, -0, -1, 1.5, 1e21, -1e308, 2 ** 31, -(2 ** 53), 4_294_967_296, 1e-320];

/** Any JSON text, including duplicate keys and numbers out of range. */
export function jsonText(chance, ids, depth = 0) {
  const kind = chance.below(depth > 3 ? 6 : 12);
  if (kind === 0) return chance.pick(['null', 'true', 'false']);
  if (kind === 1) return String(chance.pick(ODD_NUMBERS));
  if (kind === 2)
    return chance.pick(['1e999', '-1e999', '123456789012345678901234567890', '0.1e-999']);
  if (kind === 3) return JSON.stringify(chance.pick(ids));
  if (kind <= 5) return JSON.stringify(chance.pick(ODD_TEXTS));
  if (kind <= 7) return `[${chance.some(4, () => jsonText(chance, ids, depth + 1)).join(',')}]`;
  if (kind === 8) return nested(chance);
  return objectText(chance, ids, KEYS, depth);
}

const KEYS = ['id', 'pk', 'name', '__proto__', 'constructor', 'prototype', 'type', 'value', ''];

function objectText(chance, ids, keys, depth) {
  const parts = chance.some(5, () => {
    return `${JSON.stringify(chance.pick(keys))}:${jsonText(chance, ids, depth + 1)}`;
  });
  return `{${parts.join(',')}}`;
}

/** Nested brackets, up to a hundred thousand levels. */
function nested(chance) {
  const depth = chance.pick([10, 200, 5000, 100_000]);
  if (chance.maybe(0.5)) return '['.repeat(depth) + ']'.repeat(depth);
  return '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
}

/**
 * An almost valid record: the fields of the address with any values.
 *
 * @param fields `[name, {type, choices, ...}]` from the server's metadata
 */
export function recordText(chance, ids, fields) {
  const parts = fields
    .filter(() => chance.maybe(0.7))
    .map(([name, facts]) => `${JSON.stringify(name)}:${fieldText(chance, ids, facts)}`);
  if (chance.maybe(0.1)) parts.push(`"__proto__":${jsonText(chance, ids, 2)}`);
  return `{${parts.join(',')}}`;
}

function fieldText(chance, ids, facts) {
  if (chance.maybe(0.35)) return jsonText(chance, ids, 1);
  if (Array.isArray(facts.choices) && facts.choices.length > 0) {
    return JSON.stringify(chance.pick(facts.choices).value ?? null);
  }
  switch (facts.type) {
    case 'boolean':
      return chance.pick(['true', 'false', '"on"', '0']);
    case 'integer':
    case 'float':
      return String(chance.below(100));
    case 'datetime':
      return '"2027-01-01T00:00:00Z"';
    case 'list':
    case 'm2m_related_field':
      return `[${chance.some(3, () => JSON.stringify(chance.pick(ids))).join(',')}]`;
    case 'object_related_field':
    case 'field':
      return JSON.stringify(chance.pick(ids));
    case 'nested object':
    case 'json':
      return objectText(chance, ids, KEYS, 2);
    default:
      return JSON.stringify(chance.maybe(0.5) ? `x${chance.below(1e6)}` : chance.pick(ODD_TEXTS));
  }
}

/** Text for a part of an address or a header value. */
export function oddText(chance) {
  return chance.pick(ODD_TEXTS);
}
