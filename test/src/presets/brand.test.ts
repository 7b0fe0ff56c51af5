import { beforeEach, expect, it, vi } from 'vitest';
import type { BrandFacts } from '../../../codegen/model/brand.ts';

const SETTINGS = {
  INTERFACE: { logo: '/a.svg', icon: '/b.svg', title: 'Acme' },
  TITLE: 'Acme Ltd',
};

async function branded(facts: Partial<BrandFacts>) {
  vi.doMock('#project/generated/brand.ts', () => ({ brand: { accent: '#1ab394', ...facts } }));
  return import('../../../src/session/brand.ts');
}

beforeEach(() => {
  vi.resetModules();
});

it('without a logo and a title has neither picture, and ends titles with the name', async () => {
  const { brandPicture, brandTitle } = await branded({});
  expect(brandPicture(SETTINGS, 'open')).toBeUndefined();
  expect(brandTitle(SETTINGS)).toBe('Gatehouse');
});

it('takes pictures and title from keys of a setting', async () => {
  const { brandPicture, brandTitle } = await branded({
    logo: { setting: 'INTERFACE', open: 'logo', favicon: 'icon' },
    title: { setting: 'INTERFACE', key: 'title' },
  });
  expect(brandPicture(SETTINGS, 'open')).toBe('/a.svg');
  expect(brandPicture(SETTINGS, 'favicon')).toBe('/b.svg');
  expect(brandPicture(SETTINGS, 'collapsed')).toBe('');
  expect(brandTitle(SETTINGS)).toBe('Acme');
});

it('shows one address on the open and the collapsed menu and as the icon of the tab', async () => {
  const { brandPicture, brandTitle } = await branded({
    logo: { address: '/logo.svg' },
    title: { setting: 'TITLE' },
  });
  expect(brandPicture({}, 'open')).toBe('/logo.svg');
  expect(brandPicture({}, 'collapsed')).toBe('/logo.svg');
  expect(brandPicture({}, 'favicon')).toBe('/logo.svg');
  expect(brandTitle(SETTINGS)).toBe('Acme Ltd');
});
