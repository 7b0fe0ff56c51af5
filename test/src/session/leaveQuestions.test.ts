import { afterEach, expect, it, vi } from 'vitest';
import { askBeforeLeaving, leaveWhenAllowed } from '../../../src/session/leaveQuestions.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('a page without unsaved changes is left at once', () => {
  stops.push(askBeforeLeaving(() => false));
  const leave = vi.fn();
  leaveWhenAllowed(leave);
  expect(leave).toHaveBeenCalledOnce();
});

it('unsaved changes hold the page until everybody who was asked agrees', () => {
  const agree: (() => void)[] = [];
  const ask = (go: () => void) => {
    agree.push(go);
    return true;
  };
  stops.push(
    askBeforeLeaving(ask),
    askBeforeLeaving((go) => ask(go)),
  );
  const leave = vi.fn();
  leaveWhenAllowed(leave);
  agree[0]?.();
  expect(leave).not.toHaveBeenCalled();
  agree[1]?.();
  expect(leave).toHaveBeenCalledOnce();
});

it('who has nothing to lose any more is not asked', () => {
  askBeforeLeaving(() => true)();
  const leave = vi.fn();
  leaveWhenAllowed(leave);
  expect(leave).toHaveBeenCalledOnce();
});
