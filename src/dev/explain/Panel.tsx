import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Explained } from '../../../codegen/questions/explain.ts';
import { AnswerView } from './AnswerView.tsx';

export type PanelState =
  /** Opened to ask. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'asking'; readonly asked: readonly string[] }
  | { readonly kind: 'failed'; readonly because: string }
  | {
      readonly kind: 'told';
      readonly asked: readonly string[];
      readonly explained: Explained;
      /** Who is logged in. */
      readonly who?: string;
    };

interface PanelProps {
  readonly state: PanelState;
  /** The half of the page that it leaves free. */
  readonly side: 'left' | 'right';
  onAsk(words: string): void;
  onClose(): void;
}

/** What was asked and what the manifests say; what is not on the page can be asked for by name. */
export function Panel({ state, side, onAsk, onClose }: PanelProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = state;
  useEffect(() => {
    if (kind === 'told' || kind === 'failed') heading.current?.focus();
  }, [state, kind]);
  return (
    <div className={`panel ${side}`} role="dialog" aria-label="Explain">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          Explain
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <Asking isFirst={kind === 'empty'} onAsk={onAsk} />
      <div className="answers" aria-live="polite">
        {state.kind === 'asking' && <p>Asking …</p>}
        {state.kind === 'failed' && <p>{state.because}</p>}
        {state.kind === 'told' && <Told {...state} onAsk={onAsk} />}
      </div>
    </div>
  );
}

interface AskingProps extends Pick<PanelProps, 'onAsk'> {
  /** Nothing else is in the panel. */
  readonly isFirst: boolean;
}

function Asking({ isFirst, onAsk }: AskingProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const [words, setWords] = useState('');
  return (
    <form
      role="search"
      aria-label="Ask"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = words.trim();
        if (asked !== '') onAsk(asked);
      }}
    >
      <label htmlFor={id}>Why can’t I see …</label>
      <div className="line">
        <input
          id={id}
          ref={input}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder="route, address, permission, words"
          spellCheck={false}
          autoComplete="off"
        />
        <button type="submit">Ask</button>
      </div>
    </form>
  );
}

interface ToldProps {
  readonly asked: readonly string[];
  readonly explained: Explained;
  readonly who?: string;
  onAsk(words: string): void;
}

function Told({ asked, explained, who, onAsk }: ToldProps): ReactNode {
  if (explained.kind === 'unknown') {
    const { suggestion } = explained;
    return (
      <>
        <p>
          The manifests know nothing called <q>{asked.at(-1)}</q>.
        </p>
        {suggestion !== undefined && (
          <p>
            Did you mean{' '}
            <button type="button" onClick={() => onAsk(suggestion)}>
              {suggestion}
            </button>
            ?
          </p>
        )}
        <p>
          <button type="button" onClick={() => onAsk(window.location.pathname)}>
            Explain this page
          </button>
        </p>
      </>
    );
  }
  const { answers } = explained;
  return (
    <>
      {answers.length > 1 && <p>{answers.length} things have this name or these words.</p>}
      {answers.map((answer) => (
        <AnswerView
          key={`${answer.kind} ${answer.subject}`}
          answer={answer}
          who={who}
          onAsk={onAsk}
        />
      ))}
    </>
  );
}
