import type { FieldType } from '../../model/fields.ts';
import type { KeyPath } from '../../read/located.ts';
import type { FieldSource, ResourceSource } from '../../schema/generated/manifest.ts';
import { fieldAt } from '../../derive/scope.ts';

/** A field at a place that uses it. */
interface UsedField {
  readonly name: string;
  readonly field: FieldSource;
  /** The resource that has the field. */
  readonly of: ResourceSource;
  /** Where it is used. */
  readonly path: KeyPath;
}

/** What a place can ask of the field that it names. */
interface Capability {
  /** What rules it out: a key of the field, or a path in the file that uses it; undefined when nothing does. */
  readonly against: (used: UsedField) => keyof FieldSource | KeyPath | undefined;
  /** The end of the sentence “'password' cannot be a column: …”. */
  readonly because: string;
  readonly expected: string;
}

/** What a field is capable of, by what its manifest says of it. */
export const CAPABILITIES = {
  readable: {
    against: ({ field }) => keyOf(field, ['writeOnly', true], ['only', 'form']),
    because: 'the server never sends it',
    expected: 'a field that the server sends',
  },
  writable: {
    against: ({ field }) => keyOf(field, ['readOnly', true], ['only', 'list']),
    because: 'it is read-only, so the server would ignore it',
    expected: 'a field that can be changed',
  },
  /** An order, or a search, would tell a secret bit by bit. */
  public: {
    against: ({ field }) => keyOf(field, ['type', 'secret'], ['writeOnly', true]),
    because: 'it is a secret',
    expected: 'a field that is no secret',
  },
  ordered: {
    against: ({ name, of: { server } }) =>
      server?.order?.includes(name) ? undefined : ['server', 'order'],
    because: 'the server does not order by it',
    expected: "one of the fields in 'server.order'",
  },
  shared: {
    against: ({ field }) => keyOf(field, ['unique', true]),
    because: 'no two records may have the same value',
    expected: 'a field whose value several records may have',
  },
  /** A required boolean is switched off, not emptied. */
  optional: {
    against: ({ field }) =>
      field.type === 'boolean' ? undefined : keyOf(field, ['required', true]),
    because: 'it must be filled in',
    expected: 'a field that may be empty',
  },
  /** `clears` and `fills` stand below the field that they belong to. */
  another: {
    against: ({ name, path }) => (name === path.at(-3) ? path.slice(0, -2) : undefined),
    because: 'it is the field itself',
    expected: 'another field',
  },
  /** Of two fields that must be later than each other, the second is wrong. */
  earlier: {
    against: ({ name, field, of, path }) => {
      const [here = '', ...above] = name.split('.').toReversed();
      const parent = above.length > 0 ? fieldAt(of, above.toReversed().join('.')) : of;
      const names = Object.keys((parent !== 'open' && parent?.fields) || {});
      const later = String(path.at(-2));
      const isSecond = field.after === later && names.indexOf(later) > names.indexOf(here);
      return here === later || isSecond ? 'after' : undefined;
    },
    because: 'it must be later itself',
    expected: 'a field that need not be later',
  },
  moment: ofType(['datetime', 'date'], 'it holds no date and time'),
  /** Some servers send seconds since 1970. */
  time: ofType(['datetime', 'date', 'integer', 'float'], 'it holds no date and time'),
  dated: ofType(['datetime'], 'it holds no date and time'),
  onOrOff: ofType(['boolean'], 'it is neither on nor off'),
  oneOfSome: ofType(['choice'], 'it is no choice'),
  ofChoices: ofType(['choice', 'choices'], 'it has no choices'),
  ofParts: ofType(['object'], 'it has no parts'),
  related: ofType(['references'], 'it holds no related records'),
} satisfies Readonly<Record<string, Capability>>;

function ofType(types: readonly FieldType[], because: string): Capability {
  return {
    against: ({ field }) => (types.includes(field.type) ? undefined : 'type'),
    because,
    expected: `a field of type ${types.join(' or ')}`,
  };
}

/** The first of these keys that has the value which rules a use out. */
function keyOf(
  field: FieldSource,
  ...ruling: readonly (readonly [keyof FieldSource, unknown])[]
): keyof FieldSource | undefined {
  return ruling.find(([key, value]) => field[key] === value)?.[0];
}
