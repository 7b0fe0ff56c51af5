import { describe, expect, it } from 'vitest';
import { actionTree, grantedIn, tickOf, withTick } from '../../../src/fields/grantedActions.ts';

const OFFERED = [
  'all',
  'connect',
  'upload_file',
  'download_file',
  'updownload',
  'clipboard_copy',
  'clipboard_paste',
  'clipboard_copy_paste',
];
const CONNECTED_FILES = OFFERED.slice(1, 5);
const [root = { action: '', below: [] }] = actionTree(OFFERED);
const part = (action: string) => root.below.find((node) => node.action === action) ?? root;
const tick = (chosen: readonly string[], node: typeof root, on: boolean) =>
  withTick(OFFERED, new Set(chosen), node, on);

describe('the actions of a permission', () => {
  it('stand in a tree of composites and what they hold', () => {
    expect(root.action).toBe('all');
    expect(root.below.map((node) => [node.action, node.below.map((one) => one.action)])).toEqual([
      ['connect', []],
      ['updownload', ['upload_file', 'download_file']],
      ['clipboard_copy_paste', ['clipboard_copy', 'clipboard_paste']],
    ]);
  });

  it('leave out what the server does not offer', () => {
    expect(actionTree(['all', 'connect'])).toEqual([
      { action: 'all', below: [{ action: 'connect', below: [] }] },
    ]);
    expect(actionTree(['connect', 'upload_file']).map((node) => node.action)).toEqual([
      'connect',
      'upload_file',
    ]);
  });

  it('always hold connecting when they hold anything', () => {
    expect(tick([], part('updownload'), true)).toEqual(CONNECTED_FILES);
  });

  it('are none without connecting', () => {
    expect(tick(OFFERED, part('connect'), false)).toEqual([]);
  });

  it('name every composite that is complete, and none that is not', () => {
    expect(tick([], root, true)).toEqual(OFFERED);
    expect(tick(OFFERED, part('clipboard_copy_paste'), false)).toEqual(CONNECTED_FILES);
  });

  it('show a composite partly ticked while only some of it is', () => {
    expect(tickOf(part('updownload'), new Set(['connect', 'upload_file']))).toBe('partly');
    expect(tickOf(root, new Set(OFFERED))).toBe('on');
    expect(tickOf(root, new Set())).toBe('off');
  });

  it('are said in as few words as possible', () => {
    const said = (...actions: string[]) => grantedIn(OFFERED, new Set(actions));
    expect(said(...OFFERED)).toEqual(['all']);
    expect(said('connect', 'updownload', 'upload_file', 'download_file', 'clipboard_copy')).toEqual(
      ['connect', 'updownload', 'clipboard_copy'],
    );
    expect(said('connect')).toEqual(['connect']);
    expect(said()).toEqual([]);
  });
});
