import { expect, it } from 'vitest';
import { freshConsole, newPage, signIn } from '../console.ts';

/** Each costs a round trip; it may become fewer (design, section 7). */
const MOST_REQUESTS = 17;

const running = freshConsole();

it(
  'the users list, with all that comes after it, makes few requests',
  { tags: ['core'] },
  async () => {
    const { page } = await newPage(running);
    await signIn(page, running.url, 'admin', 'workbench/home');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${running.url}console/users/users`);
    await page.locator('tbody tr td a').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('/forms-'))).toEqual([]);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  },
);
