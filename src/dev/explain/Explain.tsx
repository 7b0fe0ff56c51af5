import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Explained } from '../../../codegen/questions/explain.ts';
import { Panel, type PanelState } from './Panel.tsx';
import { pick, type Picked } from './pick.ts';
import type { Question } from '../../../codegen/cli/explainer.ts';
import { toolAddress } from '../toolAddress.ts';
import { sessionFacts } from '#project/generated/session.ts';
import { isObject, listOf, objectOf } from '../../api/unknownValues.ts';
import type { PresentPerson } from '../../../codegen/cli/persona.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import type { Session } from '../../session/types.ts';
import { fibersAt } from './fibers.ts';

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
        <span role="status">Click a part of the page, or focus it and press Enter.</span>
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

interface Pointing {
  /** The pointer or the focus is somewhere else; undefined when it is in the tools themselves. */
  onPoint(element: Element | undefined): void;
  onChoose(element: Element): void;
  onEscape(): void;
}

/** What follows a press of the pointer, and must not reach the page. */
const FOLLOWING = ['mousedown', 'pointerup', 'mouseup', 'click', 'auxclick', 'dblclick'] as const;
const MAIN_BUTTON = 0;

/**
 * Takes clicks and Enter away from the page and tells what they were about. Tab, scrolling and clicks with Control or
 * Command go on as ever, so that a menu can be opened meanwhile.
 *
 * @param host the element of the tools, whose own events stay
 */
function usePointing(host: HTMLElement, pointing: Pointing): void {
  const latest = useRef(pointing);
  useEffect(() => {
    latest.current = pointing;
  });
  useEffect(() => {
    const isOwn = (event: Event) => event.composedPath().includes(host);
    const passes = (event: MouseEvent) =>
      isOwn(event) || event.ctrlKey || event.metaKey || event.button !== MAIN_BUTTON;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const move = (event: PointerEvent) =>
      latest.current.onPoint(isOwn(event) ? undefined : elementAt(event));
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && !isOwn(event)) latest.current.onPoint(event.target);
    };
    const choose = (event: PointerEvent) => {
      if (passes(event)) return;
      stop(event);
      const element = elementAt(event);
      if (element) latest.current.onChoose(element);
    };
    const follow = (event: MouseEvent) => {
      // A click without a pointer comes from the keyboard, which was answered before.
      if (!passes(event)) stop(event);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        stop(event);
        latest.current.onEscape();
        return;
      }
      const { activeElement } = document;
      if (event.key !== 'Enter' || isOwn(event) || !activeElement) return;
      stop(event);
      latest.current.onChoose(activeElement);
    };
    const off = new AbortController();
    const how = { capture: true, signal: off.signal };
    window.addEventListener('pointermove', move, how);
    window.addEventListener('focusin', focus, how);
    window.addEventListener('pointerdown', choose, how);
    for (const name of FOLLOWING) window.addEventListener(name, follow, how);
    window.addEventListener('keydown', press, how);
    return () => off.abort();
  }, [host]);
}

/** Also a disabled control, which gets no events of its own. */
function elementAt({ clientX, clientY }: MouseEvent): Element | undefined {
  return document.elementFromPoint(clientX, clientY) ?? undefined;
}

/** Whoever is logged in; undefined before the console has started. */
function presentPerson(): PresentPerson | undefined {
  const session = presentSession();
  if (!session) return undefined;
  const { profile, gateContext } = session;
  return {
    name: profile.username,
    permissions: [...gateContext.permissions],
    lists: Object.entries(sessionFacts.organizations?.lists ?? {}).flatMap(([list, field]) =>
      listOf(objectOf(profile)[field]).length > 0 ? [list] : [],
    ),
    licence: gateContext.licenceValid,
    root: gateContext.organizationIsRoot,
    settings: gateContext.settings,
    ...(gateContext.server !== undefined && { server: gateContext.server }),
  };
}

function presentSession(): Session | undefined {
  let deepest: Element | null = document.querySelector('#root');
  while (deepest?.firstElementChild) deepest = deepest.firstElementChild;
  const provider = deepest && fibersAt(deepest).find(({ type }) => type === SessionContext);
  const value = provider?.props['value'];
  return isSession(value) ? value : undefined;
}

function isSession(value: unknown): value is Session {
  return isObject(value) && isObject(value['profile']) && isObject(value['gateContext']);
}
