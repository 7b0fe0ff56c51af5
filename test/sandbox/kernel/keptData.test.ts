import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../afterwards.ts';
import { at } from '../client.ts';
import { openTiny, startTiny } from './tiny.ts';

const folder = temporaryFolder();
const kept = join(folder, 'kept');
const start = (data: string) => startTiny({ data });
let whole: Buffer;
beforeAll(async () => {
  await (await start(kept)).close();
  whole = readFileSync(join(kept, 'sandbox.sqlite'));
});
afterEach(() => vi.restoreAllMocks());

describe('a folder of data', () => {
  it('belongs to one server at a time', async () => {
    const first = await start(kept);
    await expect(start(kept)).rejects.toThrow(/another server uses it\. Stop that one\./);
    await first.close();
    await (await start(kept)).close();
  });

  it('is free again when its server was killed', async () => {
    const script = `
      const Libsql = require('libsql');
      const lock = new Libsql(${JSON.stringify(join(kept, 'sandbox.lock'))});
      lock.exec('BEGIN EXCLUSIVE');
      console.log('locked');
      setInterval(() => {}, 1000);
    `;
    const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    await expect(start(kept)).rejects.toThrow('another server uses it');
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await start(kept)).close();
  });
});

describe('a database that was damaged', () => {
  /** A folder with these bytes as its database. */
  function folderWith(name: string, bytes: Uint8Array): string {
    const data = join(folder, name);
    mkdirSync(data);
    writeFileSync(join(data, 'sandbox.sqlite'), bytes);
    return data;
  }

  it('in two hundred places is refused with what to do', async () => {
    const bytes = Buffer.from(whole);
    let place = 7919;
    for (let count = 0; count < 200; count += 1) {
      place = (place * 48_271) % 2_147_483_647;
      const byte = 4096 + (place % (bytes.length - 4096));
      bytes.writeUInt8(bytes.readUInt8(byte) ^ 0x5a, byte);
    }
    await expect(start(folderWith('changed', bytes))).rejects.toThrow(
      /sandbox\.sqlite in it is damaged.*Put a copy of sandbox\.sqlite in its place, or move it away/,
    );
  });

  it('by losing its second half is refused', async () => {
    const data = folderWith('half', whole);
    truncateSync(join(data, 'sandbox.sqlite'), Math.floor(whole.length / 8192) * 4096);
    await expect(start(data)).rejects.toThrow('is damaged');
  });

  it('by losing everything but its log is refused, and the log stays', async () => {
    const data = folderWith('emptied', Buffer.alloc(0));
    writeFileSync(join(data, 'sandbox.sqlite-wal'), Buffer.alloc(4096, 1));
    await expect(start(data)).rejects.toThrow('is damaged (its file is empty)');
    expect(existsSync(join(data, 'sandbox.sqlite-wal'))).toBe(true);
  });

  it('is not an empty one: a first start that was cut off left it', async () => {
    await (await start(folderWith('empty', Buffer.alloc(0)))).close();
  });
});

describe('a disk that is full', () => {
  it.each([
    ['en', 'no room left'],
    ['zh', '存储空间已满'],
    ['ja', '空き容量'],
  ])('refuses a write with 507 and says why, here and in the log: %s', async (language, words) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sandbox, visitor } = openTiny();
    const client = visitor(language);
    const { database } = sandbox;
    const pages = Number(Object.values(database.get('PRAGMA page_count') ?? {})[0]);
    database.get(`PRAGMA max_page_count = ${pages}`);
    const body = { name: 'x'.repeat(100_000) };
    const refused = await client.post('library/labels/', body);
    expect(refused.status).toBe(507);
    expect(refused.body).toMatchObject({ code: 'insufficient_storage' });
    expect(String(at(refused.body, 'detail'))).toContain(words);
    expect(String(log.mock.calls[0]?.[0])).toContain('database or disk is full');
    expect((await client.get('library/labels/')).status).toBe(200);
    database.get('PRAGMA max_page_count = 1000000');
    expect((await client.post('library/labels/', body)).status).toBe(201);
  });
});
