import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../../codegen/model/securityHeaders.ts';
import { consoleOf } from '../console.ts';
import { copyProject, startDev } from '../devConsole.ts';

const SECRET = 'nobody is to read this';

let folder = '';
const running = consoleOf(() => {
  const copy = copyProject();
  ({ folder } = copy);
  for (const [place, name] of [
    ['data', 'sandbox.sqlite'],
    ['data', 'notes.txt'],
    ['src', 'kept.db'],
    ['.', 'README.md'],
  ] as const) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, name), SECRET);
  }
  copy.edit('manifest/app.yaml', 'passwordWarningDays: 5', 'passwordWarningDays: 6');
  return startDev(copy, ['--data', join(folder, 'data', 'inner')]);
});
const at = (path: string) => new URL(path, running.url);

describe('the development server', () => {
  it('shows the console under its content security policy', async () => {
    const page = await running.checkedPage();
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    await running.signIn(page, 'admin', 'console/assets/labels');
    await page.getByRole('heading', { level: 1, name: 'Labels' }).waitFor();
  });

  it('writes what manifests say that were changed before it started', () => {
    expect(readFileSync(join(folder, 'generated/app.ts'), 'utf8')).toContain(
      'passwordWarningDays: 6',
    );
  });

  it('sends the security headers with pages and modules', async () => {
    for (const path of ['', 'console/users/users', 'app/main.tsx', '@vite/client']) {
      const { headers } = await fetch(at(path), { headers: { accept: 'text/html,*/*' } });
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect(headers.get(name), `${path} ${name}`).toBe(value);
      }
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    const login = await fetch(at('/core/auth/login/'));
    expect(login.headers.get('content-security-policy')).toContain('require-trusted-types-for');
  });

  it('opens no file in an editor for a page of another site, nor for a program', async () => {
    const callers: readonly Record<string, string>[] = [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      {
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Dest': 'document',
      },
      { Origin: 'http://evil.example' },
    ];
    for (const headers of callers) {
      const answer = await fetch(at('__open-in-editor?file=/nowhere/at/all'), { headers });
      expect(answer.status, JSON.stringify(headers)).toBe(403);
    }
  });

  it('is read by no page of another site', async () => {
    const module = await fetch(at('app/main.tsx'), {
      headers: { Origin: 'http://localhost:1', 'Sec-Fetch-Site': 'same-site' },
    });
    expect([module.status, module.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const link = await fetch(at('console/users/users'), {
      headers: {
        Accept: 'text/html',
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Dest': 'document',
      },
    });
    expect(link.status).toBe(200);
  });

  it('serves no file that the console does not need', async () => {
    for (const file of ['data/sandbox.sqlite', 'data/notes.txt', 'src/kept.db', 'README.md']) {
      for (const query of ['', '?raw', '?url', '?import&raw']) {
        const answer = await fetch(at(`@fs${join(folder, file)}${query}`));
        expect(await answer.text(), `${file}${query}`).not.toContain(SECRET);
      }
    }
  });
});
