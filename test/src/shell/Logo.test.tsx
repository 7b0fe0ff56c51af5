import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from '../../../src/shell/Logo.tsx';
import { sessionOf, viewNamed } from '../app/fixtures.ts';
import { renderInShell } from './inShell.tsx';

const LOGO_URLS = { logo_index: '/static/wide.svg', logo_logout: '/static/small.svg' };

function logo(collapsed: boolean, urls = LOGO_URLS) {
  const session = sessionOf({ views: [viewNamed('console')], facts: { LOGO_URLS: urls } });
  renderInShell(<Logo collapsed={collapsed} />, session);
  return screen.getByRole('link', { name: /app.home$/ });
}

describe('the logo of the deployment (spec 1, section 3)', () => {
  it('is LOGO_URLS.logo_index above the open menu, logo_logout above the collapsed one', () => {
    expect(logo(false).querySelector('img')?.getAttribute('src')).toBe('/static/wide.svg');
    cleanup();
    expect(logo(true).querySelector('img')?.getAttribute('src')).toBe('/static/small.svg');
  });

  it('is our own mark where it has none, or it cannot be loaded', () => {
    const link = logo(false);
    const image = link.querySelector('img');
    if (!image) throw new Error('no logo');
    fireEvent.error(image);
    expect(link.querySelector('img')).toBeNull();
    expect(link.textContent).toBe('Gatehouse');
    cleanup();
    expect(logo(false, { logo_index: '', logo_logout: '' }).querySelector('img')).toBeNull();
  });
});
