import { LoadTimeout } from './loadLimit.ts';

const CHUNK_MESSAGES = [
  'dynamically imported module', // Chromium, Firefox
  'Importing a module script failed', // WebKit
  'Unable to preload CSS', // vite
  'is not a valid JavaScript MIME type', // an HTML page came instead
];

/**
 * Did a part of the program fail to load? Then the connection is down, or a new version has been
 * installed and the old one's files are gone: loading the page anew helps, trying again may.
 */
export function isChunkFailure(error: unknown): boolean {
  if (error instanceof LoadTimeout) return true;
  return error instanceof Error && CHUNK_MESSAGES.some((words) => error.message.includes(words));
}
