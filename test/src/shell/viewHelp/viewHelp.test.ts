import { describe, expect, it } from 'vitest';
import { sessionOf, viewNamed } from '../../app/fixtures.ts';
import { createPersonalStorage } from '../../../../src/session/personalStorage.ts';
import {
  needsViewHelp,
  rememberSwitcher,
  SWITCHER_USED_KEY,
} from '../../../../src/shell/viewHelp/viewHelp.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const asked = { username: 'alice', views: 2, userAgent: DESKTOP };

function needs({ username, views, userAgent }: typeof asked, kept: ReturnType<typeof memory>) {
  const offered = Array.from({ length: views }, (_, index) =>
    viewNamed(`view${index}`, { inSwitcher: true }),
  );
  const session = sessionOf({ views: offered });
  return needsViewHelp(
    { views: offered, profile: { ...session.profile, username } },
    userAgent,
    kept,
  );
}

function memory() {
  const kept = new Map<string, string>();
  return createPersonalStorage(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    SWITCHER_USED_KEY,
  );
}

describe('help about changing the view', () => {
  it('shows on a desktop with two views or more', () => {
    expect(needs(asked, memory())).toBe(true);
    expect(needs({ ...asked, views: 3 }, memory())).toBe(true);
    expect(needs({ ...asked, views: 1 }, memory())).toBe(false);
  });

  it('never returns once the switcher was used, for that person', () => {
    const kept = memory();
    rememberSwitcher('alice', kept);
    expect(needs(asked, kept)).toBe(false);
    expect(needs({ ...asked, username: 'bob' }, kept)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  ])('never shows to a mobile browser: %s', (userAgent) => {
    expect(needs({ ...asked, userAgent }, memory())).toBe(false);
  });
});
