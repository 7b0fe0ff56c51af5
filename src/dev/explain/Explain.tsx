import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Explained } from '../../../codegen/questions/explain.ts';
import { Panel, type PanelState } from './Panel.tsx';
import { pick, type Picked } from './pick.ts';
import { presentPerson } from './present.ts';
import { usePointing } from './usePointing.ts';
import type { Question } from '../../../codegen/cli/explainer.ts';
import { toolAddress } from '../toolAddress.ts';
import { isObject } from '../../api/unknownValues.ts';

interface Closed {
  readonly kind: 'closed';
}

interface ExplainProps {
  readonly host: HTMLElement;
  onEnd(): void;
}

/**
 * While it is on, a click or Enter says what a part of the page is, instead of using it. Escape closes the panel,
 * then ends it.
 */
export default function Explain({ host, onEnd }: ExplainProps): ReactNode {
  const [pointed, setPointed] = useState<Picked>();
  const [state, setState] = useState<PanelState | Closed>({ kind: 'closed' });
  const [side, setSide] = useState<'left' | 'right'>('right');
  const picked = useRef<Element>(undefined);

  const tell = useCallback(async (asked: readonly string[]) => {
    const person = presentPerson();
    setState({ kind: 'asking', asked });
    let explained: Explained;
    try {
      explained = await ask({ asked, ...(person && { person }) });
    } catch (error) {
      setState({ kind: 'failed', because: error instanceof Error ? error.message : String(error) });
      return;
    }
    const who = person?.name;
    setState({ kind: 'told', asked, explained, ...(who !== undefined && { who }) });
  }, []);
  const close = useCallback(() => {
    setState({ kind: 'closed' });
    const from = picked.current;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  }, []);
  usePointing(host, {
    onPoint: (element) => setPointed(element && pick(element)),
    onChoose(element) {
      const chosen = pick(element);
      picked.current = focusableAt(element);
      setPointed(chosen);
      setSide(isOnTheRight(chosen.element) ? 'left' : 'right');
      void tell(chosen.asked.length > 0 ? chosen.asked : [window.location.pathname]);
    },
    onEscape: state.kind === 'closed' ? onEnd : close,
  });
  // The page behind may be left meanwhile.
  useEffect(() => () => setPointed(undefined), []);
  return (
    <>
      <div className="hint" role="group" aria-label="Explain is on">
        <span role="status">Click a part of the page, or focus it and press Enter.</span>{' '}
        <button type="button" onClick={() => setState({ kind: 'empty' })}>
          Why can’t I see …
        </button>
        <button type="button" onClick={onEnd}>
          End
        </button>
      </div>
      {pointed?.element.isConnected && <Outline picked={pointed} />}
      {state.kind !== 'closed' && (
        <Panel state={state} side={side} onAsk={(words) => void tell([words])} onClose={close} />
      )}
    </>
  );
}

/** The panel would cover it. */
function isOnTheRight(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2 > window.innerWidth / 2;
}

/** What takes the focus back. */
function focusableAt(element: Element): Element {
  return element.closest('a[href], button, input, select, textarea, [tabindex]') ?? element;
}

/** A frame around a part of the page, with its name. */
function Outline({ picked }: { readonly picked: Picked }): ReactNode {
  const { element, asked } = picked;
  const [box, setBox] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    const measure = () => setBox(element.getBoundingClientRect());
    measure();
    window.addEventListener('scroll', measure, true);
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, true);
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  const { top, left, width, height } = box;
  return (
    <div className="outline" aria-hidden="true" style={{ top, left, width, height }}>
      {asked[0] !== undefined && <span>{asked[0]}</span>}
    </div>
  );
}

/**
 * Asks the development server, which answers as `gatehouse explain` does.
 *
 * @throws Error when it does not answer
 */
async function ask(question: Question): Promise<Explained> {
  const answer = await fetch(toolAddress('explain'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  const told: unknown = answer.ok ? await answer.json() : undefined;
  if (!isExplained(told)) throw new Error(`The development server answered ${answer.status}.`);
  return told;
}

function isExplained(value: unknown): value is Explained {
  return isObject(value) && (value['kind'] === 'answers' || value['kind'] === 'unknown');
}
