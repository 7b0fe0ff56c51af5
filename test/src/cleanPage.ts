import { afterAll, afterEach, vi } from 'vitest';

// What a test has stored is not there in the next one.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Files of a worker share a page, so each one cleans up.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=', 1)[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
});
