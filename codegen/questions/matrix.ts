import { obstacleTo } from '../access/decide.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import type { AccessPoints } from '../access/accessPoints.ts';
import { MOST_OPEN, type Person } from '../access/people.ts';
import { gateText } from './diff.ts';
import type { Side } from './side.ts';

/** Who reaches what: a row for each page, tab and action, a column for each user. */
export interface Matrix {
  readonly people: readonly string[];
  readonly rows: readonly MatrixRow[];
}

export interface MatrixRow {
  readonly kind: string;
  readonly id: string;
  /** Of a page: its address. */
  readonly path: string;
  readonly gate: string;
  /** By user: `yes`, `no`, or `yes` with what it depends on. */
  readonly cells: readonly string[];
}

/** The matrix of a project. Redirects are left out: what they lead to has a row. */
export function matrixOf({ points }: Side, people: readonly Person[]): Matrix {
  const shown = [...points.values()].filter(({ pageKind }) => pageKind !== 'redirect');
  return {
    people: people.map(({ name }) => name),
    rows: shown.map((point) => ({
      kind: point.kind,
      id: point.id,
      path: point.path ?? '',
      gate: gateText(point),
      cells: people.map((person) => cellOf(point, points, person)),
    })),
  };
}

/** For a role what it depends on, beside permissions; for a user from a file the answer in their situation. */
function cellOf(point: AccessPoint, points: AccessPoints, person: Person): string {
  const { situation } = person;
  if (situation) return obstacleTo(point, points, person, situation) ? 'no' : 'yes';
  if (obstacleTo(point, points, person, MOST_OPEN)) return 'no';
  const conditions = [
    { is: { ...MOST_OPEN, licence: false }, words: 'with a licence' },
    { is: { ...MOST_OPEN, root: true }, words: 'outside the root organization' },
    { is: { ...MOST_OPEN, isSet: () => false }, words: 'by setting' },
  ]
    .filter(({ is }) => obstacleTo(point, points, person, is))
    .map(({ words }) => words);
  return conditions.length === 0 ? 'yes' : `yes, ${conditions.join(', ')}`;
}
