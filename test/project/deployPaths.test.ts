import { expect, it } from 'vitest';
import { projectModel } from '../projectModel.ts';
import { readText } from './docs.ts';

const { app, serverPaths } = projectModel();

it('names in docs/deploy.md the paths that the manifests give to the server', () => {
  const [, sentence = ''] =
    /goes to the server: ([^.]*?), web/s.exec(readText('docs/deploy.md')) ?? [];
  const paths = [...sentence.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  expect(paths.toSorted()).toEqual([...serverPaths].toSorted());
});

it('serves the console at its base in deploy/, and leaves everything else to the server', () => {
  const nginx = readText('deploy/nginx.conf');
  expect(nginx).toContain(`location ^~ ${app.base} {`);
  expect(nginx).toMatch(/location \/ \{\s+proxy_pass /);
  const caddy = readText('deploy/Caddyfile');
  expect(caddy).toContain(`handle ${app.base}* {`);
  expect(caddy).toMatch(/\bhandle \{\s+(?:#.*\s+)*reverse_proxy /);
});
