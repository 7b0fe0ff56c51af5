import { posix } from 'node:path';

/**
 * Whether loading this picture could request anything outside the folders of pictures, however the server decodes
 * the path. Written independently of the rule that it tests.
 */
export function leavesPictures(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return true;
  const url = new URL(address, origin);
  if (url.protocol === 'data:') return !/^data:image\/(?:png|jpeg|jpg|gif|webp);/.test(url.href);
  if (url.origin !== origin || url.username !== '' || url.password !== '') return true;
  return readings(url.pathname).some((path) => !/^\/(?:static|media)\/./i.test(path));
}

/** Every path that a server could understand. */
export function readings(path: string): readonly string[] {
  const found = [path];
  for (let before = path; ;) {
    // Latin-1, because overlong forms of a dot or slash are not valid UTF-8.
    const next = before.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (next === before) break;
    found.push(next);
    before = next;
  }
  return found.map((read) =>
    posix.normalize(
      read
        .replaceAll(/\u00c0\u00ae|\u00e0\u0080\u00ae/g, '.')
        .replaceAll(/;[^/]*/g, '')
        .replaceAll('\\', '/'),
    ),
  );
}
