import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../../codegen/model/securityHeaders.ts';
import { fillLogin, freshConsole, consoleAt } from '../console.ts';
import { startUpstream } from '../../durability/upstream.mjs';
import { downloadedBy } from '../acts.ts';
import { deployBehindNginx, hasNginx, type RunningWebServer } from '../webServer.ts';
import { chooseFile, openImport, dialog, press } from './importDialog.ts';

const nginx = hasNginx();
const title = nginx
  ? 'deployed behind nginx'
  : 'deployed behind nginx (left out: nginx is not here)';
/** A file as it is named in `dist/console/assets`, with its hash. */
const script = () => readdirSync('dist/console/assets').find((name) => /^first-.*\.js$/.test(name));
/** What `deploy/nginx.conf` drops of a call. */
const CLEARED = [
  ...readFileSync('deploy/nginx.conf', 'utf8').matchAll(/proxy_set_header +(\S+) +"";/g),
].map(([, name = '']) => name);

it('the configuration of Caddy drops what that of nginx drops, but what Caddy sets itself', () => {
  const caddy = readFileSync('deploy/Caddyfile', 'utf8').matchAll(/header_up -(\S+)/g);
  expect(CLEARED.length).toBeGreaterThan(3);
  expect([...caddy].map(([, name]) => name)).toEqual(
    CLEARED.filter((name) => name !== 'X-Forwarded-Host'),
  );
});

describe.skipIf(!nginx)(title, () => {
  const sandbox = freshConsole();
  let running: RunningWebServer | undefined;
  const at = (path: string): string => `${running?.url ?? ''}${path}`;

  beforeAll(async () => {
    running = await deployBehindNginx(`127.0.0.1:${new URL(sandbox.url).port}`);
  });
  afterAll(() => running?.stop());

  it('sends the headers of `npm start` with the console, and lets browsers keep what never changes', async () => {
    const page = await fetch(at('/ui/'));
    const file = await fetch(at(`/ui/assets/${script()}`));
    const expected = {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': contentSecurityPolicy(new URL(at('/')).host),
    };
    for (const answer of [page, file, await fetch(at('/ui/missing.js'))]) {
      for (const [name, value] of Object.entries(expected)) {
        expect(answer.headers.get(name), `${answer.url} ${name}`).toBe(value);
      }
    }
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('serves what the build compressed, and nothing that the console does not need', async () => {
    const path = at(`/ui/assets/${script()}`);
    const coding = async (accepted: string) =>
      (await fetch(path, { headers: { 'Accept-Encoding': accepted } })).headers.get(
        'content-encoding',
      );
    expect(await coding('gzip, br')).toBe('br');
    expect(await coding('gzip')).toBe('gzip');
    expect(await coding('identity')).toBe(null);
    for (const hidden of ['.sources', '.vite/manifest.json', 'assets/old-aaaaaaa.js']) {
      const answer = await fetch(at(`/ui/${hidden}`));
      expect(answer.status, hidden).toBe(404);
      expect(answer.headers.get('cache-control'), hidden).toBe(null);
    }
  });

  it('has a folder to copy in which everything is for browsers', () => {
    const names = readdirSync('dist/console').map((name) => name.replace(/\.(?:br|gz)$/, ''));
    expect([...new Set(names)]).toEqual(['assets', 'index.html', 'licences.txt']);
    const others = readdirSync('dist/console/assets').filter(
      (name) => !/\.(?:js|css|svg|woff2)(?:\.br|\.gz)?$/.test(name),
    );
    expect(others).toEqual([]);
  });

  it('leaves headers and redirects of the server as they are', async () => {
    const login = await fetch(at('/core/auth/login/'));
    const direct = await fetch(new URL('/core/auth/login/', sandbox.url));
    for (const name of ['content-security-policy', 'cache-control', 'x-frame-options']) {
      const own = direct.headers
        .get(name)
        ?.replaceAll(new URL(sandbox.url).host, new URL(at('/')).host);
      expect(login.headers.get(name), name).toBe(own ?? null);
    }
    const entry = await fetch(at('/'), { redirect: 'manual' });
    expect(new URL(entry.headers.get('location') ?? '', entry.url).pathname).toBe('/ui/');
  });

  it('tells the server the address of the connection, and nothing that a client claims', async () => {
    const upstream = await startUpstream();
    const front = await deployBehindNginx(new URL(upstream.url).host);
    const claims = [...CLEARED, 'Forwarded', 'X-Forwarded-Host', 'X-Forwarded-For', 'X-Real-IP'];
    const answer = await fetch(`${front.url}/api/echo/`, {
      headers: Object.fromEntries(claims.map((name) => [name, 'claimed'])),
    });
    const { headers } = Object(await answer.json());
    await front.stop();
    await upstream.close();
    expect(headers).toMatchObject({
      'x-real-ip': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(JSON.stringify(headers)).not.toContain('claimed');
  });

  it('signs people in, and opens any address after a reload', async () => {
    const { page, problems } = await consoleAt({ url: at('/ui/') }).newPage();
    await page.goto(at('/ui/console/users/groups'));
    await page.waitForURL('**/core/auth/login/**');
    await fillLogin(page, 'admin');
    await page.waitForURL('**/ui/**');
    await page.goto(at('/ui/console/users/groups'));
    await page.locator('tbody tr').first().waitFor();
    const group = page.locator('tbody a').first();
    const name = await group.textContent();
    await group.click();
    const heading = page.getByRole('heading', { level: 1, name: `User group: ${name}` });
    await heading.waitFor();
    await page.reload();
    await heading.waitFor();
    expect(problems).toEqual([]);
  });

  it('passes imports, downloads and web sockets', async () => {
    const deployed = consoleAt({ url: at('/ui/') });
    const { page } = await deployed.newPage();
    const told = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived'));
    await deployed.signIn(page, 'admin', 'console/users/groups');
    await told;

    await openImport(page);
    await chooseFile(page, '*Name,Comment\r\nMiners,dig\r\n');
    await dialog(page).getByRole('grid').waitFor();
    await press(page, 'Import');
    await press(page, 'Finished');
    await page.getByRole('link', { name: 'Miners', exact: true }).waitFor();

    await page.getByRole('button', { name: 'Export' }).click();
    const file = await downloadedBy(page, () => press(page, 'Export'));
    expect(await readFile(await file.path(), 'utf8')).toContain('Miners');
  });
});
