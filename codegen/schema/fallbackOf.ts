import type { AppSource } from './generated/manifest.ts';

/** The language that missing texts are taken from: without a word the first that is complete. */
export function fallbackOf({ fallbackLanguage, languages }: AppSource): string {
  const complete = Object.entries(languages).find(([, { complete }]) => complete !== false);
  return fallbackLanguage ?? complete?.[0] ?? '';
}
