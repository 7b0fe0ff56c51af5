import { painter } from '../report/colours.ts';
import type { Answer, Fact, Verdict } from './answer.ts';

/** Answers as JSON. */
export function answersJson(answers: readonly Answer[]): string {
  return `${JSON.stringify({ formatVersion: '2.0', answers }, null, 2)}\n`;
}

/** Answers for a terminal: each fact with its place, or with the rule that derived it. */
export function answersPretty(answers: readonly Answer[], colours: boolean): string {
  const paint = painter(colours);
  const placeOf = ({ file, line }: Fact | Verdict) =>
    file === undefined ? '' : `  ${paint(`${file}:${line}`, 'cyan')}`;
  const factLine = (width: number) => (fact: Fact) => {
    const origin = fact.rule === undefined ? '' : `  derived: ${fact.rule}`;
    return `  ${fact.name.padEnd(width)}  ${fact.value}${placeOf(fact)}${origin}\n`;
  };
  const verdictLine = (verdict: Verdict) => {
    const { who, open, when, because = '' } = verdict;
    const limit = when === undefined ? '' : ` ${when}`;
    return `  ${who}: ${open ? `open${limit}` : `closed by ${because}`}${placeOf(verdict)}\n`;
  };
  return answers
    .map(({ kind, subject, sections, verdicts }) => {
      const parts = sections.map(({ title, facts }) => {
        const width = Math.max(...facts.map(({ name }) => name.length));
        return `${title}\n${facts.map(factLine(width)).join('')}`;
      });
      return [
        `${paint(`${kind} ${subject}`, 'bold')}\n`,
        ...parts,
        ...(verdicts.length > 0 ? [`Who\n${verdicts.map(verdictLine).join('')}`] : []),
      ].join('\n');
    })
    .join('\n');
}
