import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../src/api/errors.ts';
import {
  holds,
  isTop,
  keysAbove,
  readEntry,
  visibleRows,
} from '../../../src/fields/tree/treeEntry.ts';
import { retriesTree, TREE_RETRIES, treePause } from '../../../src/fields/tree/treeRetry.ts';

const node = (key: string, value: string) =>
  readEntry({
    id: key,
    name: `${value} (2)`,
    title: `${value} (2)`,
    pId: key.includes(':') ? key.slice(0, key.lastIndexOf(':')) : '',
    isParent: true,
    open: !key.includes(':'),
    meta: { type: 'node', data: { id: `uuid-${key}`, key, value } },
  });
const asset = (parent: string) =>
  readEntry({
    id: 'uuid-a',
    name: 'web-01',
    title: '10.0.0.1',
    pId: parent,
    isParent: false,
    meta: { type: 'asset', data: { id: 'uuid-a', hostname: 'web-01', ip: '10.0.0.1' } },
  });

describe('an entry of the node tree', () => {
  it('is called by its key in the tree, by its id on the server, and by its name without the number', () => {
    expect(node('1:3', 'Web')).toMatchObject({
      kind: 'node',
      key: '1:3',
      parent: '1',
      id: 'uuid-1:3',
      name: 'Web (2)',
      value: 'Web',
      pseudo: false,
    });
  });

  it('of a record has a place of its own in every node', () => {
    expect([asset('1:0')?.key, asset('1:1')?.key]).toEqual(['1:0/uuid-a', '1:1/uuid-a']);
    expect(asset('1:0')).toMatchObject({ kind: 'leaf', id: 'uuid-a', title: '10.0.0.1' });
  });

  it('made by the server, such as the favourites, is no real node', () => {
    const favourite = {
      id: 'favorite',
      name: 'F',
      meta: { type: 'node', data: { id: 'favorite' } },
    };
    expect(readEntry(favourite)?.pseudo).toBe(true);
  });

  it('knows what lies above it and in it', () => {
    expect(keysAbove('1:0:3')).toEqual(['1', '1:0']);
    expect(isTop({ key: '1' })).toBe(true);
    expect(holds({ key: '1:1' }, { key: '1:1:0' })).toBe(true);
    expect(holds({ key: '1:1' }, { key: '1:10' })).toBe(false);
  });

  it('is in view while everything above it is open', () => {
    const entries = [node('1', 'Top'), node('1:0', 'A'), node('1:0:0', 'B')].flatMap(
      (entry) => entry ?? [],
    );
    const open = (keys: readonly string[]) =>
      visibleRows(entries, ({ key }) => keys.includes(key)).map(({ key, level }) => [key, level]);
    expect(open(['1'])).toEqual([
      ['1', 1],
      ['1:0', 2],
    ]);
    expect(open(['1', '1:0']).at(-1)).toEqual(['1:0:0', 3]);
    expect(open([])).toEqual([['1', 1]]);
  });
});

describe('a tree that could not be loaded', () => {
  const failed = (kind: ApiErrorKind) => new ApiError({ kind, status: 0 }, 'x');

  it('is asked for again after a broken line and a conflict, and not without end', () => {
    expect(retriesTree(0, failed('network'))).toBe(true);
    expect(retriesTree(0, failed('conflict'))).toBe(true);
    expect(retriesTree(TREE_RETRIES, failed('network'))).toBe(false);
    expect(retriesTree(0, failed('forbidden'))).toBe(false);
  });

  it('is left alone longer each time', () => {
    expect([0, 1, 2, 3, 4].map(treePause)).toEqual([1000, 2000, 4000, 8000, 8000]);
  });
});
