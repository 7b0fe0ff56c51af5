import { createHash } from 'node:crypto';

const SEED = process.env['GATEHOUSE_SAMPLE'];

/** `.ci/run` takes one part of so many: of the files of the browser tests, of the pages of the walk. */
const PARTS = { files: 2, pages: 4 };

/**
 * What is too long for every run of `.ci/run`: with `GATEHOUSE_SAMPLE=SEED` the part of it that the seed
 * chooses, otherwise all of it. The same seed chooses the same part.
 *
 * @param names what each of all is called
 * @param of what they are
 */
export function sample(names: readonly string[], of: keyof typeof PARTS): ReadonlySet<string> {
  if (!SEED) return new Set(names);
  const order = (name: string) => createHash('sha256').update(`${SEED} ${name}`).digest('hex');
  const shuffled = names.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
  return new Set(shuffled.slice(0, Math.ceil(names.length / PARTS[of])));
}
