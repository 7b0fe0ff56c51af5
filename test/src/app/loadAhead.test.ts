// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageStore } from '../../../src/app/pageStore.ts';
import { loadAhead } from '../../../src/app/loadAhead.ts';
import { routeNamed, sessionOf, tableOf, viewNamed } from './fixtures.ts';

const consoleView = viewNamed('console');
const audit = viewNamed('audit');
let stop: () => void = () => undefined;

afterEach(() => stop());

function routes() {
  return {
    users: routeNamed('UserList', '/console/users', {
      gate: { permissions: ['users.view_user'] },
    }),
    assets: routeNamed('AssetList', '/console/assets'),
    sessions: routeNamed('SessionList', '/audit/sessions'),
  };
}

/** A page with one link, and somebody who may see the view `console` and no users. */
function linkTo(address: string, own = routes()) {
  const link = document.createElement('a');
  link.href = address;
  const inside = link.appendChild(document.createElement('b'));
  document.body.replaceChildren(link);
  const table = tableOf(Object.values(own));
  const menus = vi.fn(() => Promise.resolve());
  stop = loadAhead({
    table,
    views: [consoleView, audit],
    pages: createPageStore({ load: () => Promise.resolve() }, table),
    who: () => ({ ...sessionOf({ views: [consoleView] }), view: consoleView }),
    menus,
  });
  return { ...own, link, inside, menus };
}

describe('menus', () => {
  it.each(['pointerover', 'focusin'])('are loaded when their button is reached (%s)', (event) => {
    const { link, menus } = linkTo('/ui/console/assets');
    link.dispatchEvent(new Event(event, { bubbles: true }));
    expect(menus).not.toHaveBeenCalled();
    const button = document.body.appendChild(document.createElement('button'));
    button.setAttribute('aria-haspopup', 'menu');
    button.append(document.createElement('svg'));
    button.firstElementChild?.dispatchEvent(new Event(event, { bubbles: true }));
    expect(menus).toHaveBeenCalledOnce();
  });
});

describe('pages that are loaded ahead', () => {
  it('are those of links that the pointer reaches', () => {
    const { inside, assets } = linkTo('/ui/console/assets?search=db');
    inside.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(assets.page).toHaveBeenCalledOnce();
    inside.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(assets.page).toHaveBeenCalledOnce();
  });

  it('are those of links that the focus reaches', () => {
    const { link, assets } = linkTo('/ui/console/assets');
    link.focus();
    expect(assets.page).toHaveBeenCalledOnce();
  });

  it.each([
    ['this person may not see', '/ui/console/users'],
    ['a view has that is closed to this person', '/ui/audit/sessions'],
    ['another host has', 'https://example.org/ui/console/assets'],
    ['does not exist', '/ui/console/nothing'],
  ])('are never one that %s', (_, address) => {
    const { link, users, assets, sessions } = linkTo(address);
    link.focus();
    for (const { page } of [users, assets, sessions]) expect(page).not.toHaveBeenCalled();
  });

  it('are loaded again when they are opened, if they could not be', async () => {
    const own = routes();
    own.assets.page.mockRejectedValueOnce(new Error('no network'));
    const { link, assets } = linkTo('/ui/console/assets', own);
    link.focus();
    await expect
      .poll(() => {
        link.dispatchEvent(new Event('pointerover', { bubbles: true }));
        return assets.page.mock.calls.length;
      })
      .toBe(2);
  });
});
