import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { consoleRoutes } from '../../../src/app/consoleRoutes.ts';
import { isChunkFailure } from '../../../src/app/chunkFailure.ts';
import { redirectTarget } from '../../../src/app/redirectTarget.ts';
import { assemble, loadWords } from '../../../src/app/start.ts';
import { StartFailureDetails } from '../../../src/app/StartFailureDetails.tsx';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import { sessionOf, viewNamed } from './fixtures.ts';

describe('a console that cannot start', () => {
  it('says what failed and why, without any catalogue', () => {
    render(
      <StartFailureDetails
        step="profile"
        error={new Error('asleep')}
        language="en"
        retry={vi.fn()}
      />,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Verification failed, please Login again.');
    expect(alert.textContent).toContain('asleep');
  });

  it.each([
    ['zh', '重试'],
    ['ja', '再試行'],
    ['fr', 'Try again'],
  ])('offers to try again, in %s', (language, word) => {
    const retry = vi.fn();
    render(<StartFailureDetails step="words" language={language} retry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: word }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'what went wrong',
      new Error('Two routes are called UserList.'),
      'Two routes are called UserList.',
    ],
    ['a stand-in for an error that tells nothing', new Error(''), 'Has Error'],
  ])('says of routes that cannot be made %s', (_, error, said) => {
    render(<StartFailureDetails step="routes" error={error} language="en" retry={vi.fn()} />);
    expect(screen.getByRole('alert').textContent).toContain(said);
  });

  it('logs that there is no route, and makes none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sources } = assemble(
      sessionOf({ views: [viewNamed('console')] }),
      await loadWords('en'),
    );
    const table = createRouteTable([]);
    expect(() => consoleRoutes({ ...sources, table })).toThrow('No route find');
    expect(log).toHaveBeenCalledWith('No route find');
    log.mockRestore();
  });

  it('tells someone without any view whom to ask', () => {
    render(<StartFailureDetails step="no-view" language="en" retry={vi.fn()} />);
    expect(screen.getByRole('alert').textContent).toContain('Ask an administrator');
  });
});

describe('a part of the program that does not come', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/ui/assets/a.js',
    'error loading dynamically imported module: https://x/ui/assets/a.js',
    'Importing a module script failed.',
  ])('is recognized by "%s"', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('is not suspected behind other errors', () => {
    expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkFailure('text')).toBe(false);
  });
});

describe('a redirect', () => {
  it('leads beside its own address', () => {
    expect(redirectTarget('create', '/console/assets/gateways', {}, '?domain=7')).toBe(
      '/console/assets/gateways/create?domain=7',
    );
  });

  it('leads to an absolute address, with the parameters of its own', () => {
    expect(redirectTarget('/audit/:id', '/old/:id', { id: 'a b' }, '')).toBe('/audit/a%20b');
  });
});
