import { act, fireEvent, screen } from '@testing-library/react';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../src/controls/Toast.tsx';
import { undoNotice } from '../../../src/pages/undo/undoNotice.ts';
import { Toasts } from '../../../src/shell/Toasts.tsx';
import { sessionOf, viewNamed } from '../app/fixtures.ts';
import { renderInShell } from './inShell.tsx';

let notify: ReturnType<typeof useNotify>;
function Speaker() {
  const ownNotify = useNotify();
  useEffect(() => {
    notify = ownNotify;
  }, [ownNotify]);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  renderInShell(
    <>
      <Speaker />
      <Toasts />
    </>,
    sessionOf({ views: [viewNamed('console')] }),
  );
});
/** The first message brings its bubble with it. */
const say = (...words: Parameters<typeof notify>) => act(async () => notify(...words));
const STEP_MS = 100;
/** Time passes in steps, so that each effect starts its own timers in time. */
function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += STEP_MS) {
    act(() => vi.advanceTimersByTime(STEP_MS));
  }
}

describe('a message', () => {
  it('is an alert when it is an error, and stays 5 seconds', async () => {
    await say('broken', { type: 'error' });
    expect(screen.getByRole('alert').textContent).toContain('broken');
    pass(4900);
    expect(screen.queryByRole('alert')).not.toBeNull();
    pass(1000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is said by a region that was there before it otherwise', async () => {
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    await say('saved', { type: 'success' });
    // A dialog that fades would keep it from being read.
    expect(region.textContent).toBe('');
    pass(300);
    expect(screen.getByRole('status')).toBe(region);
    expect(screen.getByRole('status').textContent).toContain('saved');
  });

  it('does not make the next one wait for long', async () => {
    await say('first', { type: 'success' });
    await say('second', { type: 'success' });
    pass(2500);
    expect(screen.getByRole('status').textContent).toContain('second');
  });

  it('that can be undone has no time limit, and undoes once (WCAG 2.2, criterion 2.2.1)', async () => {
    const undo = vi.fn(() => Promise.resolve());
    await say(...undoNotice('ham-app-15 deactivated', undo));
    pass(60_000);
    expect(screen.getByRole('status').textContent).toContain('ham-app-15 deactivated');
    const button = screen.getByRole('button', { name: 'undo.undo' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('that can be undone is undone by Ctrl+Z', async () => {
    const undo = vi.fn(() => Promise.resolve());
    await say(...undoNotice('ham-app-15 deactivated', undo));
    pass(300);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows an error for its whole time even when another waits (spec 1, section 8)', async () => {
    await say('first', { type: 'error' });
    await say('second', { type: 'error' });
    pass(4500);
    expect(screen.getByRole('alert').textContent).toContain('first');
  });
});
