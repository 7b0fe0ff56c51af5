import { createHash } from 'node:crypto';

const SEED = process.env['GATEHOUSE_SAMPLE'];

/**
 * `.ci/run` takes one part in this number of the browser test files, of those files before another version of the server, of
 * the walk's pages, and of its pages on three screens.
 */
const PARTS = { files: 4, otherServer: 12, pages: 4, screens: 12 };

/**
 * The sample of what is too slow for every run of `.ci/run`: with `GATEHOUSE_SAMPLE=SEED` the part that the seed
 * chooses, otherwise everything.
 *
 * @param names of all files or pages
 * @param of the kind of things
 */
export function sample(names: readonly string[], of: keyof typeof PARTS): ReadonlySet<string> {
  if (!SEED) return new Set(names);
  const order = (name: string) => createHash('sha256').update(`${SEED} ${name}`).digest('hex');
  const shuffled = names.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  return new Set(shuffled.slice(0, Math.ceil(names.length / PARTS[of])));
}
