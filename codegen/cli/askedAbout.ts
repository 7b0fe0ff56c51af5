import type { Person } from '../access/people.ts';
import { explain, type Explained } from '../questions/explain.ts';
import type { Side } from '../questions/side.ts';
import type { TextUse } from '../read/sources.ts';

/**
 * Explains a name or words.
 *
 * @param readUses reads the texts that hand-written code names; only called for an answer about a text, because it
 * takes long
 */
export async function askedAbout(
  asked: string,
  side: Side,
  people: readonly Person[],
  readUses: () => Promise<readonly TextUse[]>,
): Promise<Explained> {
  const explained = explain(asked, side, people, []);
  const isAboutText =
    explained.kind === 'answers' && explained.answers.some(({ kind }) => kind === 'text');
  return isAboutText ? explain(asked, side, people, await readUses()) : explained;
}
