import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../../src/api/errors.ts';
import { createRunner } from '../../../../src/pages/transfer/createRunner.ts';
import { createImportTask, type ImportTask } from '../../../../src/pages/transfer/importTask.ts';
import type { ImportColumn, ImportRow } from '../../../../src/pages/transfer/importRow.ts';
import type { ImportEffects } from '../../../../src/pages/transfer/runImport.ts';

const columns: readonly ImportColumn[] = [
  { field: 'name', title: '*Name', label: 'Name', secret: false },
];

function taskOf(size: number, rows: Partial<ImportRow>[] = []): ImportTask {
  return createImportTask({
    kind: 'create',
    fileName: 'a.csv',
    columns,
    ignored: [],
    rows: Array.from({ length: size }, (_, index) => ({
      index,
      values: { name: `n${index}` },
      status: 'pending' as const,
      ...rows[index],
    })),
  });
}

/** Runs an import until it rests; `failing` says how a row fails. */
function start(
  task: ImportTask,
  given: Partial<ImportEffects> & { readonly failing?: (row: ImportRow) => unknown } = {},
  how?: 'batches',
) {
  const sent: number[] = [];
  const pauses: number[] = [];
  const { failing, ...effects } = given;
  const runner = createRunner(
    task,
    {
      announce: async () => {},
      send: async (row) => {
        sent.push(row.index);
        const error = failing?.(row);
        if (error !== undefined) throw error;
        return `id-${row.index}`;
      },
      sendMany: async () => [],
      say: (error) => (error instanceof Error ? error.message : 'failed'),
      refuse: () => undefined,
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
      },
      checkSession: async () => {},
      ...effects,
    },
    () => {},
  );
  const rests = () => expect.poll(() => task.state()).not.toBe('started');
  runner.start(how);
  return { sent, pauses, runner, rests };
}
const failure = (kind: ApiErrorKind, unheard = false) =>
  new ApiError({ kind, status: 0, unheard }, kind);

describe('an import task (spec 1, section 4)', () => {
  it('is pending, started, and done when no row is left', async () => {
    const task = taskOf(3);
    expect(task.state()).toBe('pending');
    const { rests, sent } = start(task);
    expect(task.state()).toBe('started');
    await rests();
    expect(task.state()).toBe('done');
    expect(sent).toEqual([0, 1, 2]);
    expect(task.counts()).toEqual({ pending: 0, ok: 3, error: 0, unheard: 0 });
  });

  it('uploads rows one at a time with pauses of 100 ms between them', async () => {
    let under = 0;
    let most = 0;
    const task = taskOf(12);
    const { rests, pauses } = start(task, {
      send: async () => {
        under += 1;
        most = Math.max(most, under);
        await Promise.resolve();
        under -= 1;
        return undefined;
      },
    });
    await rests();
    expect(most).toBe(1);
    expect(pauses).toEqual(Array(11).fill(100));
  });

  it('stops after the row under way and goes on with the rest, none twice', async () => {
    const task = taskOf(5);
    const run = start(task, {
      pause: async () => {
        if (run.sent.length === 2) run.runner.stop();
      },
    });
    await run.rests();
    expect(task.state()).toBe('stopped');
    expect(task.counts()).toEqual({ pending: 3, ok: 2, error: 0, unheard: 0 });
    run.runner.start();
    await run.rests();
    expect(run.sent).toEqual([0, 1, 2, 3, 4]);
    expect(task.state()).toBe('done');
  });

  it('never has two rows under way when it is stopped and continued during an answer', async () => {
    const task = taskOf(3);
    const answers: (() => void)[] = [];
    const sent: number[] = [];
    const { runner, rests } = start(task, {
      send: (row) => {
        sent.push(row.index);
        return new Promise((resolve) => {
          answers.push(() => resolve(undefined));
        });
      },
    });
    await expect.poll(() => sent).toEqual([0]);
    runner.stop();
    runner.start();
    await Promise.resolve();
    expect(sent).toEqual([0]);
    for (const expected of [1, 2]) {
      answers.shift()?.();
      await expect.poll(() => sent).toHaveLength(expected + 1);
    }
    answers.shift()?.();
    await rests();
    expect(sent).toEqual([0, 1, 2]);
  });

  it('tries only the failed rows again when continued from done', async () => {
    const task = taskOf(3);
    let failing = true;
    const { runner, rests, sent } = start(task, {
      failing: (row) => (failing && row.index === 1 ? new Error('no') : undefined),
    });
    await rests();
    expect(task.row(1)?.status).toEqual({ error: 'no' });
    failing = false;
    runner.start();
    await rests();
    expect(sent).toEqual([0, 1, 2, 1]);
    expect(task.counts().error).toBe(0);
  });

  it('makes an edited row pending again, and remembers the record it has become', async () => {
    const task = taskOf(2);
    const { rests } = start(task);
    await rests();
    task.edit(0, 'name', 'other');
    expect(task.row(0)).toMatchObject({
      status: 'pending',
      values: { name: 'other' },
      recordId: 'id-0',
    });
    expect(task.inState('pending')).toEqual([0]);
  });

  it('pauses when the session ends: the row is pending again and nothing is lost', async () => {
    const task = taskOf(4);
    const { rests, sent } = start(task, {
      failing: (row) => (row.index === 1 ? failure('unauthenticated') : undefined),
    });
    await rests();
    expect(task.state()).toBe('stopped');
    expect(sent).toEqual([0, 1]);
    expect(task.counts()).toEqual({ pending: 3, ok: 1, error: 0, unheard: 0 });
  });

  it('stops when the line breaks: nobody knows whether that row arrived', async () => {
    const task = taskOf(3);
    const checkSession = vi.fn(async () => {});
    const { rests } = start(task, {
      failing: (row) => (row.index === 1 ? failure('network', true) : undefined),
      checkSession,
    });
    await rests();
    expect(task.state()).toBe('stopped');
    // The session may have ended with it.
    expect(checkSession).toHaveBeenCalledTimes(1);
    expect(task.row(1)?.status).toEqual({ error: 'network', unheard: true });
    expect(task.row(2)?.status).toBe('pending');
  });

  it('keeps a row pending when the line breaks before it is sent', async () => {
    const task = taskOf(2);
    const { rests } = start(task, { failing: () => failure('network') });
    await rests();
    expect(task.state()).toBe('stopped');
    expect(task.counts()).toEqual({ pending: 2, ok: 0, error: 0, unheard: 0 });
  });

  it('sends what may have arrived again only when nothing else has failed', () => {
    const task = taskOf(3);
    task.settle(
      { index: 0, status: { error: 'refused' } },
      { index: 1, status: { error: 'lost', unheard: true } },
      { index: 2, status: 'ok' },
    );
    expect(task.counts()).toEqual({ pending: 0, ok: 1, error: 1, unheard: 1 });
    task.retryFailed();
    expect(task.inState('pending')).toEqual([0]);
    task.settle({ index: 0, status: 'ok' });
    task.retryFailed();
    expect(task.inState('pending')).toEqual([1]);
  });

  it('sends no row that is refused beforehand', async () => {
    const task = taskOf(2);
    const { rests, sent } = start(task, {
      refuse: (row) => (row.index === 0 ? 'no secret' : undefined),
    });
    await rests();
    expect(sent).toEqual([1]);
    expect(task.row(0)?.status).toEqual({ error: 'no secret' });
  });

  it('asks for a lost secret until it is entered', () => {
    const task = taskOf(1, [{ lost: ['password', 'token'] }]);
    task.edit(0, 'password', 'new');
    expect(task.row(0)?.lost).toEqual(['token']);
    task.edit(0, 'token', 'new');
    expect(task.row(0)?.lost).toBeUndefined();
  });
});

describe('an import in batches, for those who ask for it', () => {
  /** Starts it in batches; `refusing` says how a call with several rows fails. */
  function startBatches(
    task: ImportTask,
    refusing: (rows: readonly ImportRow[]) => unknown = () => undefined,
  ) {
    const calls: (readonly number[])[] = [];
    const announced: number[] = [];
    const taken = (rows: readonly ImportRow[]) => rows.map(({ index }) => index);
    const { rests } = start(
      task,
      {
        announce: async (rows) => {
          announced.push(...taken(rows));
        },
        send: async (row) => {
          calls.push([row.index]);
          if (row.values['name'] === 'bad') throw failure('validation');
          return `id-${row.index}`;
        },
        sendMany: async (rows) => {
          calls.push(taken(rows));
          const error = refusing(rows);
          if (error !== undefined) throw error;
          return rows.map(({ index }) => `id-${index}`);
        },
        say: () => 'failed',
        refuse: (row) => (row.values['name'] === 'blank' ? 'required' : undefined),
      },
      'batches',
    );
    return { calls, announced, rests };
  }
  const refused = (status: number) =>
    new ApiError({ kind: status === 404 ? 'not-found' : 'validation', status }, 'refused');
  const sizes = (calls: readonly (readonly number[])[]) => calls.map(({ length }) => length);

  it('sends fifty rows a call and knows the record of each', async () => {
    const task = taskOf(120);
    const { calls, announced, rests } = startBatches(task);
    await rests();
    expect(sizes(calls)).toEqual([50, 50, 20]);
    expect(announced).toHaveLength(120);
    expect(task.counts()).toEqual({ pending: 0, ok: 120, error: 0, unheard: 0 });
    expect(task.row(70)?.recordId).toBe('id-70');
  });

  it('sends the rows of a refused batch one by one, then goes on in batches', async () => {
    const task = taskOf(110, [{}, { values: { name: 'bad' } }]);
    const { calls, rests } = startBatches(task, (rows) =>
      rows.some(({ values }) => values['name'] === 'bad') ? refused(400) : undefined,
    );
    await rests();
    expect(sizes(calls)).toEqual([50, ...Array(50).fill(1), 50, 10]);
    expect(task.counts()).toEqual({ pending: 0, ok: 109, error: 1, unheard: 0 });
    expect(task.row(1)?.status).toEqual({ error: 'failed' });
  });

  it('sends no further batch where the server takes none', async () => {
    const task = taskOf(60);
    const { calls, rests } = startBatches(task, () => refused(404));
    await rests();
    expect(sizes(calls)).toEqual([50, ...Array(60).fill(1)]);
  });

  it('sends nothing again when nobody knows what became of a batch', async () => {
    const task = taskOf(60);
    const { calls, rests } = startBatches(task, () => failure('timeout', true));
    await rests();
    expect(sizes(calls)).toEqual([50]);
    expect(task.state()).toBe('stopped');
    expect(task.counts()).toEqual({ pending: 10, ok: 0, error: 0, unheard: 50 });
  });

  it('keeps its rows pending when the session ends', async () => {
    const task = taskOf(60);
    const { rests } = startBatches(task, () => failure('unauthenticated'));
    await rests();
    expect(task.state()).toBe('stopped');
    expect(task.counts().pending).toBe(60);
  });

  it('leaves out rows that are known to fail', async () => {
    const task = taskOf(5, [{}, {}, { values: { name: 'blank' } }]);
    const { calls, rests } = startBatches(task);
    await rests();
    expect(calls).toEqual([
      [0, 1],
      [3, 4],
    ]);
    expect(task.row(2)?.status).toEqual({ error: 'required' });
  });
});
