import {
  OPERATIONS,
  OVERVIEWS,
  PLACES,
  type Belonging,
  type Operation,
  type Method,
  type Place,
} from './places.ts';
import { DEFAULT, HARBOUR, HEADERS, isTheirs, may, PEOPLE, ROOT } from './rights.ts';
import { tableOf, type Stage } from './stage.ts';

/** A call of the walk with its expected answer. */
export interface Step {
  readonly who: string;
  readonly header: string;
  readonly method: Method | 'POST';
  readonly address: string;
  readonly body?: unknown;
  /** The allowed statuses. */
  readonly status: readonly number[];
  /** `code` of the answer, for errors. */
  readonly code?: string;
  /** Whether the answer may contain data of the other organization. */
  readonly mayTell: boolean;
  /** For a list: whether it must contain the record of the other organization. */
  readonly tells?: boolean;
  /** A record that must be unchanged afterwards. */
  readonly keeps?: readonly [table: string, id: string];
}

const ANONYMOUS = 'anonymous';
const SIDES = ['own', 'other'] as const;
type Side = (typeof SIDES)[number];
const METHODS: readonly Method[] = ['GET', 'PUT', 'PATCH', 'DELETE'];
const VERB: Readonly<Record<Method, string>> = {
  GET: 'view',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'delete',
};
/** The usual answers to permitted calls. */
const USUAL: Readonly<Record<Method, readonly number[]>> = {
  GET: [200],
  PATCH: [200],
  // An empty body is valid when no field is required.
  PUT: [200, 400],
  DELETE: [204],
};
/** Records that the server itself needs or has created are protected (protocol, sections 8.3 and 14.2). */
const OF_SERVER: readonly number[] = [200, 204, 400, 403];

/** A caller with an organization header. */
interface Situation {
  readonly who: string;
  readonly header: string;
  /** The organization that the header means. */
  readonly here: string;
}

const SITUATIONS: readonly Situation[] = [...Object.keys(PEOPLE), ANONYMOUS].flatMap((who) =>
  Object.entries(HEADERS).map(([header, { means }]) => ({ who, header, here: means })),
);

/** Whether a call in one organization finds a record of another. */
function found(belongs: Belonging, record: string, call: string): boolean {
  return belongs === 'server' || call === ROOT || call === record;
}

interface Right {
  readonly needs: readonly string[];
  readonly belongs: Belonging;
  readonly side: Side;
  readonly reached: readonly number[];
  readonly missing?: readonly number[] | undefined;
  /** The permission has to come from a system role. */
  readonly inRoot?: boolean;
}

interface Verdict extends Pick<Step, 'who' | 'header' | 'status' | 'code' | 'mayTell'> {
  readonly reaches: boolean;
}

/** Checks in the order of the server: authentication, permission, existence. */
function verdict({ who, header, here }: Situation, right: Right): Verdict {
  const refused = { who, header, mayTell: false, reaches: false } as const;
  if (who === ANONYMOUS) return { ...refused, status: [401], code: 'not_authenticated' };
  if (!may(who, right.inRoot ? ROOT : here, right.needs)) {
    return { ...refused, status: [403], code: 'permission_denied' };
  }
  if (!found(right.belongs, right.side === 'own' ? DEFAULT : HARBOUR, here)) {
    return right.missing
      ? { ...refused, status: right.missing }
      : { ...refused, status: [404], code: 'object_does_not_exist' };
  }
  const mayTell = here === ROOT || here === HARBOUR;
  return { who, header, status: right.reached, mayTell, reaches: true };
}

/** The expected answer; a record that is not reached must stay unchanged. */
function told({ reaches, ...wanted }: Verdict, keeps: readonly [string, string]) {
  return { ...wanted, ...(!reaches && { keeps }) };
}

const permission = (of: string, verb: string) => of.replace('.', `.${verb}_`);

/** Commands are listed by session (protocol, section 14.2). */
function queryOf(place: Place, stage: Stage, side: Side): string {
  const session = String(stage.records.get('terminal.session')?.[side]);
  return place.query ? `${place.query}${session}` : '';
}

function onRecord(place: Place, stage: Stage, side: Side): readonly Step[] {
  const table = tableOf(place);
  const id = String(stage.records.get(table)?.[side]);
  const query = queryOf(place, stage, side);
  const address = `${place.address}/${id}/${query && `?${query}`}`;
  return SITUATIONS.flatMap((situation) =>
    METHODS.map((method): Step => {
      const body = method === 'PUT' || method === 'PATCH' ? { body: {} } : {};
      const step = { method, address, ...body };
      const { who, header } = situation;
      if (!place.methods.includes(method)) {
        const status = who === ANONYMOUS ? [401] : [405];
        return { ...step, who, header, status, mayTell: false, keeps: [table, id] };
      }
      const usual = place.belongs === 'server' ? OF_SERVER : USUAL[method];
      const right = {
        needs: [place.needs?.[method] ?? permission(place.permission, VERB[method])],
        belongs: place.belongs,
        side,
        reached: place.reached?.[method] ?? usual,
        missing: place.missing,
      };
      return { ...step, ...told(verdict(situation, right), [table, id]) };
    }),
  );
}

function onList(place: Place, stage: Stage): readonly Step[] {
  if (place.belongs === 'server' || place.reached) return [];
  const table = tableOf(place);
  const { own, other } = stage.records.get(table) ?? {};
  const named = place.belongs !== 'binding';
  const query = queryOf(place, stage, 'other');
  const list = `${place.address}/?${query && `${query}&`}`;
  return SITUATIONS.flatMap((situation): readonly Step[] => {
    const shows = found(place.belongs, HARBOUR, situation.here);
    const right = (verb: string, reached: readonly number[] = [200]) =>
      verdict(situation, {
        needs: [permission(place.permission, verb)],
        belongs: 'server',
        side: 'other',
        reached,
      });
    const { reaches, ...seen } = right('view');
    const get = { ...seen, method: 'GET', tells: reaches && shows } as const;
    const keeps = [table, String(other)] as const;
    const kept = (wanted: Verdict) => told({ ...wanted, reaches: wanted.reaches && shows }, keeps);
    const matched = right('match');
    const suggested = matched.reaches && shows && isTheirs(situation.who, HARBOUR);
    return [
      { ...get, address: `${list}limit=100${named ? `&ids=${String(other)},${String(own)}` : ''}` },
      ...(named ? [{ ...get, address: `${list}ids=${String(other)}&format=csv` }] : []),
      ...(place.matched
        ? [
            {
              ...told(matched, keeps),
              method: 'GET' as const,
              address: `${place.address}/suggestions/?ids=${String(other)}`,
              mayTell: suggested,
              tells: suggested,
            },
          ]
        : []),
      ...(place.bulk
        ? [
            {
              ...kept(right('change', shows ? [200] : [400])),
              method: 'PATCH' as const,
              address: `${place.address}/`,
              body: [{ id: other }],
              // The answer repeats what was sent.
              mayTell: true,
            },
            {
              ...kept(right('delete', [204])),
              method: 'DELETE' as const,
              address: `${place.address}/?ids=${String(other)}`,
            },
          ]
        : []),
    ];
  });
}

function onOperation(operation: Operation, stage: Stage, side: Side): readonly Step[] {
  const { method, needs, of, reached = [200], missing } = operation;
  const id = String(stage.records.get(of)?.[side]);
  const belongs = PLACES.find((place) => tableOf(place) === of)?.belongs ?? 'organization';
  const [path = '', query] = operation.address.replace(':id', id).split('?');
  const address = `${path}/${query === undefined ? '' : `?${query}`}`;
  return SITUATIONS.map((situation) => ({
    method,
    address,
    ...(operation.body !== undefined && { body: operation.body }),
    ...told(verdict(situation, { needs, belongs, side, reached, missing }), [of, id]),
  }));
}

/** Addresses with lists, trees and figures. */
function onOverviews(): readonly Step[] {
  return OVERVIEWS.flatMap(({ address, needs, own = false, inRoot = false }) =>
    SITUATIONS.map((situation): Step => {
      const right = { needs, inRoot, belongs: 'server', side: 'other', reached: [200] } as const;
      const { who, header, status, code, mayTell } = verdict(situation, right);
      const wanted = { who, header, status, ...(code !== undefined && { code }) };
      return { ...wanted, method: 'GET', address, mayTell: mayTell && !own };
    }),
  );
}

/** Every call of the walk. */
export function stepsOf(stage: Stage): readonly Step[] {
  return [
    ...PLACES.flatMap((place) => [
      ...SIDES.filter((side) => side === 'own' || place.belongs !== 'server').flatMap((side) =>
        onRecord(place, stage, side),
      ),
      ...onList(place, stage),
    ]),
    ...OPERATIONS.flatMap((operation) =>
      SIDES.flatMap((side) => onOperation(operation, stage, side)),
    ),
    ...onOverviews(),
  ];
}

export function nameOf({ who, header, method, address }: Step): string {
  return `${who} in ${header}: ${method} ${address}`;
}
