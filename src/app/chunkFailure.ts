import { LoadTimeout } from './loadLimit.ts';

const CHUNK_MESSAGES = [
  'dynamically imported module', // Chromium, Firefox
  'Importing a module script failed', // WebKit
  'Unable to preload CSS', // vite
  'is not a valid JavaScript MIME type', // an HTML page came instead
];

/**
 * Did a chunk fail to load? Then the connection is down, or a new version has replaced the files: a
 * reload helps, a retry may.
 */
export function isChunkFailure(error: unknown): boolean {
  if (error instanceof LoadTimeout) return true;
  return error instanceof Error && CHUNK_MESSAGES.some((words) => error.message.includes(words));
}
