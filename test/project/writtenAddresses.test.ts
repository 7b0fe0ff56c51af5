import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectModel } from '../projectModel.ts';

const table = projectModel().api.map(({ address }) => address);
const areas = [...new Set(table.map((address) => address.split('/')[0]))];
/** A string literal that begins like an API address, with or without its root. */
const WRITTEN = new RegExp(`['"](?:/api/v1/)?((?:${areas.join('|')})/[^'"\\s]+)['"]`, 'g');

/** API addresses in the console's code, each with its file. */
function writtenAddresses(): readonly (readonly [address: string, file: string])[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [...readFileSync(`src/${name}`, 'utf8').matchAll(WRITTEN)].map(
        ([, address = '']) => [address.replace(/\/$/, ''), name] as const,
      ),
    );
}

describe('addresses of the API in hand-written code of the console', () => {
  const written = writtenAddresses();

  it('are found', () => {
    expect(written).toContainEqual([
      'users/users/invite',
      'overrides/users/UserList.action-invite.tsx',
    ]);
  });

  it('are known of the server, also where a type asks for no more than a text', () => {
    expect(written.filter(([address]) => !table.includes(address))).toEqual([]);
  });
});
