import { openDatabase, type Database } from '../../../sandbox/kernel/store/database.ts';
import { withUndo } from '../undo.ts';
import { NOW, openWorld, type World } from '../world.ts';
import { HEADERS } from './rights.ts';
import { MARK, setStage, sqlTable, type Stage } from './stage.ts';
import { nameOf, stepsOf, type Step } from './steps.ts';

interface Walk {
  readonly steps: readonly Step[];
  /** Makes the call; returns what is wrong with the answer. */
  take(step: Step): Promise<string | undefined>;
}

/** A sandbox that is restored for every call. */
export function openWalk(): Walk {
  const database = withUndo(openDatabase(':memory:'));
  const world = openWorld({ options: { licence: 'valid' }, database });
  const stage = setStage(database, NOW);
  return {
    steps: stepsOf(stage),
    take: (step) => database.undoing(() => take(step, world, database, stage)),
  };
}

async function take(
  step: Step,
  world: World,
  database: Database,
  stage: Stage,
): Promise<string | undefined> {
  const { sent } = HEADERS[step.header] ?? {};
  const token = stage.tokens.get(step.who);
  const row = (kept: NonNullable<Step['keeps']>) =>
    JSON.stringify(database.all(`SELECT * FROM ${sqlTable(kept[0])} WHERE id = ?`, [kept[1]]));
  const before = step.keeps && row(step.keeps);
  const answer = await world.app.inject({
    method: step.method,
    url: `/api/v1/${step.address}`,
    headers: {
      host: 'console.test',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sent !== undefined && { 'x-jms-org': sent }),
      ...(step.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(step.body !== undefined && { payload: JSON.stringify(step.body) }),
  });
  const after = step.keeps && row(step.keeps);
  const { statusCode: status, body } = answer;
  const wrong = faults(step, status, body, before === after);
  return wrong.length === 0 ? undefined : `${nameOf(step)}: ${wrong.join('; ')}`;
}

function faults(step: Step, status: number, body: string, kept: boolean): readonly string[] {
  const told = body.includes(MARK);
  const code = /"code": ?"(\w+)"/.exec(body)?.[1];
  return [
    ...(step.status.includes(status) ? [] : [`${status} instead of ${step.status.join(' or ')}`]),
    ...(step.code !== undefined && step.code !== code
      ? [`code ${code} instead of ${step.code}`]
      : []),
    ...(told && !step.mayTell ? ['tells of another organization'] : []),
    ...(step.tells === true && !told ? ['leaves its record out'] : []),
    ...(step.tells === false && told ? ['shows a record of another organization'] : []),
    ...(kept ? [] : ['changes the record']),
  ];
}
