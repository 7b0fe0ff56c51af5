import type { ReactNode } from 'react';
import type { Answer, Fact, Section, Verdict } from '../../../codegen/questions/answer.ts';
import { PlaceButton } from '../PlaceButton.tsx';

interface AnswerViewProps {
  readonly answer: Answer;
  /** Who is logged in. */
  readonly who: string | undefined;
  onAsk(words: string): void;
}

/** Facts whose value can be asked about. */
const ASKED_FURTHER = ['shown on', 'resource', 'page', 'tab', 'action', 'field', 'route'];

/** An answer of `gatehouse explain`: whether the user sees it, its facts, its gates, and who else sees it. */
export function AnswerView({ answer, who, onAsk }: AnswerViewProps): ReactNode {
  const { kind, subject, sections, verdicts } = answer;
  const own = verdicts.find((verdict) => verdict.who === who);
  return (
    <article aria-label={`${kind} ${subject}`}>
      <h3>
        <span className="kind">{kind}</span> {subject}
      </h3>
      {own && <OwnVerdict verdict={own} />}
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title}>
          <h4>{section.title}</h4>
          <ol>
            {inOwnLanguage(section).map((fact) => (
              <li key={`${fact.name} ${fact.value} ${fact.file} ${fact.line}`}>
                <FactView fact={fact} about={subject} who={who} onAsk={onAsk} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {verdicts.length > 0 && (
        <section aria-label="Who sees it">
          <h4>Who sees it</h4>
          <ul>
            {verdicts.map((verdict) => (
              <li key={`${verdict.who} ${verdict.because}`}>
                <strong>{verdict.who === who ? `${who} (you)` : verdict.who}</strong>{' '}
                <span className={verdict.open ? 'open' : 'closed'}>
                  {verdict.open ? `open ${verdict.when ?? ''}` : `closed by ${verdict.because}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function OwnVerdict({ verdict }: { readonly verdict: Verdict }): ReactNode {
  const { who, open, because, file, line } = verdict;
  return (
    <p className={open ? 'verdict open' : 'verdict closed'}>
      {open ? `Open to you (${who}).` : `Closed to you (${who}) by ${because}.`}{' '}
      {file !== undefined && line !== undefined && <PlaceButton file={file} line={line} />}
    </p>
  );
}

interface FactViewProps {
  readonly fact: Fact;
  readonly about: string;
  readonly who: string | undefined;
  onAsk(words: string): void;
}

function FactView({ fact, about, who, onAsk }: FactViewProps): ReactNode {
  const { name, value, file, line, rule, closedTo } = fact;
  // What asks for a permission has the demand behind it.
  const [, asked = value, demand = ''] = /^(\S+)( \(.+\))$/.exec(value) ?? [];
  // Of a route, `page` is the kind of its page.
  const isKind = name === 'page' && !asked.startsWith('/');
  const isFurther = ASKED_FURTHER.includes(name) && asked !== about && !isKind;
  const isClosed = who !== undefined && closedTo?.includes(who) === true;
  const others = closedTo?.filter((person) => person !== who) ?? [];
  return (
    <>
      <span className="name">{name}</span>{' '}
      {isFurther ? (
        <>
          <button type="button" onClick={() => onAsk(asked)}>
            {asked}
          </button>
          {demand}
        </>
      ) : (
        <span>{value}</span>
      )}{' '}
      {closedTo && who !== undefined && (
        <span className={isClosed ? 'closed' : 'open'}>
          {isClosed ? 'does not hold for you' : 'holds for you'}
        </span>
      )}{' '}
      {file !== undefined && line !== undefined && <PlaceButton file={file} line={line} />}
      {rule !== undefined && <span className="quiet">derived: {rule}</span>}
      {others.length > 0 && <span className="quiet">closed to {others.join(', ')}</span>}
    </>
  );
}

/** In a section with a line for each language, the current one comes first. */
function inOwnLanguage({ facts }: Section): readonly Fact[] {
  const { lang } = document.documentElement;
  const isOwn = ({ name }: Fact) => name === lang || name.split('-')[0] === lang.split('-')[0];
  return [...facts.filter(isOwn), ...facts.filter((fact) => !isOwn(fact))];
}
