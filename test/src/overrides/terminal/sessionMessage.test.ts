import { expect, it } from 'vitest';
import { commandIn } from '../../../../src/overrides/terminal/SessionMessage.tsx';

it('finds the command that a message tells of, not one that is a part of it', () => {
  const [short, long, other] = ['rm', 'rm -rf /srv', 'reboot'].map((input) => ({ input }));
  const commands = [short, long, other].flatMap((one) => one ?? []);
  expect(commandIn('Command: rm -rf /srv Asset: web', commands)).toBe(long);
  expect(commandIn('Command: shutdown', commands)).toBeUndefined();
  expect(commandIn('anything', [{ input: '' }])).toBeUndefined();
});
