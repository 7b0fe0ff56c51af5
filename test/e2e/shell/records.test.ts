import { describe, expect, it } from 'vitest';
import { expectAccessible, freshConsole, PHONE } from '../console.ts';

describe('what pages of the catalogue say of their records (spec 2, sections 2 and 7)', () => {
  const running = freshConsole('--licence', 'valid');

  it('greys an inactive asset at the workbench, and says so', async () => {
    const page = await running.checkedAs('alice', 'workbench/assets');
    const row = page.getByRole('row').filter({ hasText: 'cld-ci-01' });
    await row.getByRole('rowheader').getByText('Inactive', { exact: true }).waitFor();
    expect(await row.getByRole('link', { name: /^Connect/ }).count()).toBe(0);
    const colour = (name: RegExp) =>
      page
        .getByRole('row')
        .filter({ hasText: name })
        .getByRole('cell')
        .nth(1)
        .evaluate((cell) => getComputedStyle(cell).color);
    expect(await colour(/cld-ci-01/)).not.toBe(await colour(/cld-ci-02/));
    await expectAccessible(page, 'an inactive asset');
  });

  it('says once that an asset is inactive, on its card too', async () => {
    const { page } = await running.openAs('alice', 'workbench/assets', PHONE);
    const card = page.getByRole('listitem').filter({ hasText: 'cld-ci-01' });
    await card.getByRole('button', { name: 'cld-ci-01', exact: true }).waitFor();
    expect(((await card.textContent()) ?? '').match(/inactive/gi)).toEqual(['Inactive']);
  });
});
