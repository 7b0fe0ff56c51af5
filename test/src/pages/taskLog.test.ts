// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openTaskLog } from '../../../src/pages/openTaskLog.ts';

it('the log of a task opens in a window of 900 by 600 at its hash path', () => {
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  openTaskLog('5f0c');
  expect(open).toHaveBeenCalledWith(
    '/ui/#/ops/celery/task/5f0c/log/',
    'task-5f0c',
    'width=900,height=600',
  );
});
