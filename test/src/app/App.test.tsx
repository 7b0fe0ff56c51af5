import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { app } from '../../../generated/app.ts';
import { views } from '../../../generated/views.ts';
import { App } from '../../../src/app/App.tsx';
import { consoleRoutes } from '../../../src/app/consoleRoutes.ts';
import { assemble, loadWords } from '../../../src/app/start.ts';
import type { Session } from '../../../src/session/types.ts';
import { drawOutsideAct } from './drawOutsideAct.ts';
import { sessionOf } from './fixtures.ts';

const workbench = views.filter(({ name }) => name === 'workbench');

async function open(path: string, session: Session = sessionOf({ views: workbench })) {
  window.history.replaceState(null, '', app.base + path);
  const { parts, sources } = assemble(session, await loadWords('en'));
  const drawn = <App parts={parts} routes={consoleRoutes(sources)} base={app.base} />;
  onTestFinished(drawOutsideAct(drawn));
}

beforeEach(() => {
  window.scrollTo = vi.fn();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('no server in this test'))),
  );
});

describe('the console', () => {
  it('opens the workbench home in its shell, in the language of the person', async () => {
    await open('workbench/home');
    expect(await screen.findByRole('heading', { level: 1, name: /Alice Liddell/ })).toBeTruthy();
    expect(screen.getAllByRole('banner')[0]?.textContent).toContain('Workbench');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Example Ltd')).toBeTruthy();
    expect(footer.getByText('v2.23.2')).toBeTruthy();
    expect(document.title).toBe('Home - Bastion');
    expect(screen.getAllByRole('link')[0]?.textContent).toBe('Skip to content');
  });

  it('sends someone who may not enter a view to their own', async () => {
    await open('console/users/users');
    expect(await screen.findByRole('heading', { level: 1, name: /Alice Liddell/ })).toBeTruthy();
    expect(window.location.pathname).toBe('/ui/workbench/home');
  });

  it('says that there is no such page, in the shell', async () => {
    await open('nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(window.location.pathname).toBe('/ui/404');
  });
});
