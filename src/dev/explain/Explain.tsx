import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Explained } from '../../../codegen/questions/explain.ts';
import { ask } from './ask.ts';
import { Outline } from './Outline.tsx';
import { Panel, type PanelState } from './Panel.tsx';
import { pick, type Picked } from './pick.ts';
import { presentPerson } from './present.ts';
import { usePointing } from './usePointing.ts';

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
