// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { documentTitle, showFavicon } from '../../../src/app/documentTitle.ts';

describe('the document title', () => {
  it('is the route title followed by the login title', () => {
    expect(documentTitle('Users', 'Bastion')).toBe('Users - Bastion');
  });

  it('leaves out what is not known yet', () => {
    expect(documentTitle(undefined, 'Bastion')).toBe('Bastion');
    expect(documentTitle('Users', '')).toBe('Users');
  });
});

describe('the favicon', () => {
  beforeEach(() => {
    // Only the icon is removed; styles stay.
    document.querySelector('link[rel="icon"]')?.remove();
  });

  it('is the one from the public settings, also when asked twice', () => {
    showFavicon(document, '/static/one.ico');
    showFavicon(document, '/static/two.ico');
    const icons = [...document.querySelectorAll('link[rel="icon"]')];
    expect(icons.map((icon) => icon.getAttribute('href'))).toEqual(['/static/two.ico']);
  });
});
