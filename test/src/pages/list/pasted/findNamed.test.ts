import { describe, expect, it, vi } from 'vitest';
import { findNamed } from '../../../../../src/pages/list/pasted/findNamed.ts';
import { isList, readNames } from '../../../../../src/pages/list/pasted/readNames.ts';

const ROWS = Array.from({ length: 2500 }, (_, index) => ({
  id: String(index),
  hostname: `Host-${index}`,
  ip: `10.0.${Math.floor(index / 250)}.${index % 250}`,
}));

function server(rows = ROWS) {
  const asked: string[] = [];
  const ask = vi.fn(async (filter: Readonly<Record<string, string>>, { offset = 0, limit = 0 }) => {
    asked.push(`${filter['ips'] ?? 'list'} ${offset} ${limit}`);
    const of = filter['ips']?.split(',');
    const all = rows.filter(({ ip }) => of?.includes(ip) ?? true);
    return { data: all.slice(offset, offset + limit), total: all.length };
  });
  return { asked, ask };
}

const FIELDS = ['hostname', 'ip'];
const search = (names: readonly string[], given: Partial<Parameters<typeof findNamed>[1]> = {}) =>
  findNamed(names, {
    fields: FIELDS,
    several: { ip: 'ips' },
    signal: new AbortController().signal,
    ask: server().ask,
    progress: () => undefined,
    ...given,
  });

describe('a pasted list', () => {
  it('has a name a line, or commas between them, each once whatever its case', () => {
    expect(readNames(' web 1\r\nweb 2, DB\n\ndb;10.0.0.1\t10.0.0.2、web 1')).toEqual([
      'web 1',
      'web 2',
      'db',
      '10.0.0.1',
      '10.0.0.2',
    ]);
  });

  it('is one only with several lines', () => {
    expect(['one, two', 'one\n', '', 'one\none'].filter(isList)).toEqual([]);
    expect(isList('one\ntwo\n')).toBe(true);
  });
});

describe('records by their names', () => {
  it('asks for addresses a hundred at once, and reads nothing when all were found', async () => {
    const { ask, asked } = server();
    const names = ROWS.slice(0, 150).map(({ ip }) => ip);
    const { records, missing } = await search(names, { ask });
    expect(records.map(({ id }) => id)).toEqual(ROWS.slice(0, 150).map(({ id }) => id));
    expect(missing).toEqual([]);
    expect(asked.map((call) => call.split(' ').slice(1).join(' '))).toEqual(['0 1000', '0 1000']);
  });

  it('reads the list to its end for the others, and says how far it is', async () => {
    const { ask, asked } = server([...ROWS, { id: 'twin', hostname: 'host-3', ip: '' }]);
    const progress = vi.fn();
    const names = ['HOST-2400', '10.0.0.7', 'host-3', 'nobody'];
    const { records, missing } = await search(names, { ask, progress });
    expect(records.map(({ id }) => id)).toEqual(['2400', '7', '3', 'twin']);
    expect(missing).toEqual(['nobody']);
    expect(asked).toEqual([
      'HOST-2400,10.0.0.7,host-3,nobody 0 1000',
      'list 0 1000',
      'list 1000 1000',
      'list 2000 1000',
    ]);
    expect(progress.mock.calls).toEqual([
      [1000, 2501],
      [2000, 2501],
      [2501, 2501],
    ]);
  });

  it('finds a part of a name under no name', async () => {
    expect(await search(['Host-'])).toEqual({ records: [], missing: ['Host-'] });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const asked = search(['nobody'], {
      signal: stop.signal,
      progress: () => stop.abort(new Error('stopped')),
    });
    await expect(asked).rejects.toThrow('stopped');
  });
});
