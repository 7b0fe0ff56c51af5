import { isPair, shortNames } from '../access/accounts.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import { conditionsOf, conditionWords, type Conditions } from '../access/conditions.ts';
import { obstacleTo } from '../access/decide.ts';
import type { Person } from '../access/people.ts';
import { groupBy } from '../model/groupBy.ts';
import { gateText } from './accessChanges.ts';
import type { Side } from './side.ts';

/** Who reaches what: a row for each page, tab and action, a column for each user. */
export interface Matrix<Cell = MatrixCell> {
  readonly people: readonly string[];
  readonly rows: readonly MatrixRow<Cell>[];
}

interface MatrixRow<Cell> {
  readonly kind: string;
  readonly id: string;
  /** Of a page: its address. */
  readonly path: string;
  readonly gate: string;
  /** In the order of the users. */
  readonly cells: readonly Cell[];
}

/** For an account what it depends on, beside permissions; for a user from a file the answer in their situation. */
interface MatrixCell extends Conditions {
  readonly access: 'yes' | 'no';
}

/** The matrix for people to read; a cell is `yes`, `no`, or `yes` with what it depends on. */
export type ReadableMatrix = Matrix<string>;

/** The matrix of a project. Redirects are left out: what they lead to has a row. */
export function matrixOf(side: Side, people: readonly Person[]): Matrix {
  const shown = [...side.points.values()].filter(({ pageKind }) => pageKind !== 'redirect');
  const cellOf = (point: AccessPoint, person: Person): MatrixCell => {
    const { situation } = person;
    const conditions = situation
      ? !obstacleTo(point, side.points, person, situation) && { by: [], settings: [] }
      : conditionsOf(point, side, person);
    return conditions ? { access: 'yes', ...conditions } : { access: 'no', by: [], settings: [] };
  };
  return {
    people: people.map(({ name }) => name),
    rows: shown.map((point) => ({
      kind: point.kind,
      id: point.id,
      path: point.path ?? '',
      gate: gateText(point),
      cells: people.map((person) => cellOf(point, person)),
    })),
  };
}

/** Cells in words. Accounts that reach the same share a column. */
export function readable({ people, rows }: Matrix): ReadableMatrix {
  const words = rows.map(({ cells }) => cells.map(cellText));
  const columns = groupBy([...people.keys()], (at) =>
    isPair(people[at] ?? '') ? words.map((cells) => cells[at]).join('\n') : at,
  );
  const groups = [...columns.values()];
  const namesAt = (group: readonly number[]) => group.flatMap((at) => people[at] ?? []);
  return {
    people: groups.map((group) => shortNames(namesAt(group), people).join(', ')),
    rows: rows.map((row, at) => ({
      ...row,
      cells: groups.map(([first]) => words[at]?.[first] ?? ''),
    })),
  };
}

function cellText(cell: MatrixCell): string {
  return [cell.access, conditionWords(cell, 'by setting')].filter(Boolean).join(', ');
}
