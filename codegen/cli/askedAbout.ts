import type { Person } from '../access/people.ts';
import { explain, type Explained } from '../questions/explain.ts';
import type { Side } from '../questions/side.ts';
import type { HandWrittenCode } from './handWrittenCode.ts';

/**
 * Explains a name or words.
 *
 * @param readCode reads the texts that hand-written code names; only called for an answer about a text, because it
 * takes long
 */
export async function askedAbout(
  asked: string,
  side: Side,
  people: readonly Person[],
  readCode: () => Promise<HandWrittenCode>,
): Promise<Explained> {
  const explained = explain(asked, side, people, []);
  const isAboutText =
    explained.kind === 'answers' && explained.answers.some(({ kind }) => kind === 'text');
  return isAboutText ? explain(asked, side, people, (await readCode()).textUses) : explained;
}
