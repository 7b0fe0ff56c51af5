export { reasonOf } from '../drift/server.ts';
import { respond } from '../drift/server.ts';
import type { ServerLogin } from './serverLogin.ts';

/**
 * Reads from a live server with what lets it in: GET, whatever else was meant.
 *
 * @param origin `https://host`, with or without a trailing slash
 * @returns a function that takes a path with its query; it throws what `respond` throws, and when nothing answers
 */
export function serverReader(
  origin: string,
  login: ServerLogin,
): (path: string) => Promise<Response> {
  const access = { ...login, fetch };
  return (path) => respond('GET', `${origin.replace(/\/+$/, '')}${path}`, access);
}
