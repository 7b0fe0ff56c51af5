import { describe, expect, it } from 'vitest';
import { openSocket } from '../socketClient.ts';
import { at, list, openWorld, type Client } from '../world.ts';

/** Logs of tasks over the socket: protocol, section 15. */
const PATH = '/ws/ops/tasks/log/';

const world = openWorld();
const admin = await world.as('admin');
const url = await world.app.listen({ port: 0, host: '127.0.0.1' });

const cookieOf = (client: Client) => `jms_sessionid=${client.cookies.get('jms_sessionid')}`;
async function open(client: Client) {
  const socket = await openSocket(url, PATH, { Cookie: cookieOf(client) });
  const said = async (): Promise<unknown> => JSON.parse((await socket.next()).payload.toString());
  return { ...socket, said };
}
async function startedTask(): Promise<string> {
  const [task] = list((await admin.get('ops/tasks/')).body);
  const answer = await admin.get(`ops/tasks/${String(at(task, 'id'))}/run/`);
  return String(at(answer.body, 'task'));
}

describe('the log of a task over the socket', () => {
  it('is a dot until there is a log, then an empty line and what stands in it', async () => {
    const task = await startedTask();
    const socket = await open(admin);
    socket.sendText(JSON.stringify({ task, type: 'celery' }));
    expect(await socket.said()).toEqual({ message: '.', task });
    expect(await socket.said()).toEqual({ message: '.', task });
    world.time.now += 60_000;
    let said = await socket.said();
    while (at(said, 'message') === '.') said = await socket.said();
    expect(said).toEqual({ message: '\r\n' });
    const { message } = Object(await socket.said());
    const { body } = await admin.get(`ops/celery/task/${task}/log/`);
    expect(message).toBe(at(body, 'data'));
    socket.end();
  });

  it('is not there for who neither began the task nor may see the jobs of its organization', async () => {
    const task = await startedTask();
    world.time.now += 60_000;
    const socket = await open(await world.as('alice'));
    socket.sendText(JSON.stringify({ task }));
    expect([await socket.said(), await socket.said()]).toEqual([
      { message: '.', task },
      { message: '.', task },
    ]);
    socket.end();
  });

  it('takes another task on the same socket, and passes over what asks for nothing', async () => {
    const task = await startedTask();
    world.time.now += 60_000;
    const socket = await open(admin);
    for (const odd of ['', 'nothing', '[]', 'null', '{"task":1}']) socket.sendText(odd);
    socket.sendText(JSON.stringify({ task: 'unknown' }));
    expect(await socket.said()).toEqual({ message: '.', task: 'unknown' });
    socket.sendText(JSON.stringify({ task, type: 'ansible' }));
    let said = await socket.said();
    while (at(said, 'message') === '.') said = await socket.said();
    expect(said).toEqual({ message: '\r\n' });
    expect(await socket.said()).toMatchObject({ task });
    socket.end();
  });

  it('ends with the session', async () => {
    const other = await world.as('admin');
    const socket = await open(other);
    socket.sendText('{"task":"unknown"}');
    await socket.next();
    await other.get('/core/auth/logout/');
    let frame = await socket.next();
    while (frame.opcode === 1) frame = await socket.next();
    expect([frame.opcode, frame.payload.readUInt16BE(0)]).toEqual([8, 1008]);
  });

  it('is for those who are signed in', async () => {
    expect((await openSocket(url, PATH)).status).toContain('403');
  });
});
