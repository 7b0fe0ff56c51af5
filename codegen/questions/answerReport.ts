import { painter } from '../report/colours.ts';
import type { Answer, Fact, Verdict } from './answer.ts';

/** Answers as JSON. */
export function answersJson(answers: readonly Answer[]): string {
  return `${JSON.stringify({ formatVersion: '2.0', answers }, null, 2)}\n`;
}

/** Answers for a terminal: each fact with its place, or with the rule that derived it. */
export function answersPretty(answers: readonly Answer[], colours: boolean): string {
  const paint = painter(colours);
  const factLine = (width: number) => (fact: Fact) =>
    `  ${fact.name.padEnd(width)}  ${fact.value}${originOf(fact, (text) => paint(text, 'cyan'))}\n`;
  return answers
    .map(({ kind, subject, sections, verdicts }) => {
      const parts = sections.map(({ title, facts }) => {
        const width = Math.max(...facts.map(({ name }) => name.length));
        return `${title}\n${facts.map(factLine(width)).join('')}`;
      });
      const who = verdicts.map((verdict) => verdictLine(verdict, (text) => paint(text, 'cyan')));
      return [
        `${paint(`${kind} ${subject}`, 'bold')}\n`,
        ...parts,
        ...(who.length > 0 ? [`Who\n${who.join('')}`] : []),
      ].join('\n');
    })
    .join('\n');
}

function originOf({ file, line, rule }: Fact, paint: (text: string) => string): string {
  const place = file === undefined ? '' : `  ${paint(`${file}:${line}`)}`;
  return rule === undefined ? place : `${place}  derived: ${rule}`;
}

function verdictLine(verdict: Verdict, paint: (text: string) => string): string {
  const { who, open, when, because = '', file, line } = verdict;
  const place = file === undefined ? '' : `  ${paint(`${file}:${line}`)}`;
  const limit = when === undefined ? '' : ` ${when}`;
  return `  ${who}: ${open ? `open${limit}` : `closed by ${because}`}${place}\n`;
}
