import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from '../../../src/shell/Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Language" side="below">
      <button type="button" aria-label="Language" />
    </Tooltip>,
  );
});

const button = () => screen.getByRole('button', { name: 'Language' });
/** The mouse comes to rest over the button for a while. */
function point(milliseconds: number, pointerType = 'mouse') {
  fireEvent.pointerOver(button(), { pointerType });
  act(() => vi.advanceTimersByTime(milliseconds));
}

describe('the tooltip of a button with only an icon', () => {
  it('shows under a mouse that rests', () => {
    point(500);
    expect(screen.queryByText('Language')).not.toBeNull();
  });

  it('does not show for a mouse that passes by', () => {
    point(200);
    fireEvent.pointerOut(button());
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByText('Language')).toBeNull();
  });

  it('goes away with Escape', () => {
    point(500);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('Language')).toBeNull();
  });

  it('is not said twice to a screen reader', () => {
    point(500);
    expect(screen.getByText('Language').getAttribute('aria-hidden')).toBe('true');
  });
});
