import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNotificationContext } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCopy } from '../../../../src/fields/show/useCopy.ts';
import { routes, show } from '../stage.tsx';

function Copier() {
  const copy = useCopy();
  const { notifications } = useNotificationContext();
  return (
    <>
      <button onClick={() => void copy('10.0.0.7')}>Take it</button>
      <button onClick={() => void copy('10.0.0.8')}>Take the next</button>
      {notifications.map(({ message, notificationOptions }, index) => (
        <p key={index}>{`${String(message)} ${String(notificationOptions?.autoHideDuration)}`}</p>
      ))}
    </>
  );
}

describe('copying (spec 1, section 9)', () => {
  const writeText = vi.fn(() => Promise.resolve());
  let now = vi.spyOn(performance, 'now');

  beforeEach(() => {
    now = vi.spyOn(performance, 'now');
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    show({ at: '/', route: { ...routes.list, path: '/' }, page: <Copier /> });
  });
  afterEach(() => {
    now.mockRestore();
  });

  it('happens once within 1800 ms, and "copied" stays for 1400 ms', async () => {
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
    now.mockReturnValue(5000);
    press();
    expect(await screen.findByText('Copied 1400')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('10.0.0.7');
    now.mockReturnValue(6799);
    press();
    expect(writeText).toHaveBeenCalledTimes(1);
    now.mockReturnValue(6800);
    press();
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
  });

  it('takes another text at once: nobody pastes the one before', () => {
    now.mockReturnValue(5000);
    fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
    now.mockReturnValue(5200);
    fireEvent.click(screen.getByRole('button', { name: 'Take the next' }));
    expect(writeText).toHaveBeenLastCalledWith('10.0.0.8');
  });
});
