import { useMemo, useEffect, useRef, useState } from 'react';
import type { PlayedSession } from './playedSession.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import { type Recording, firstOutput } from './recording.ts';
import { styled } from '@mui/material/styles';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { onRoom } from './onRoom.ts';
import { createPlayback, screenText, terminalOptions, UNICODE_VERSION } from './playback.ts';
import { VISUALLY_HIDDEN } from '@gatehouse-console/engine/theme/visuallyHidden.ts';
import '@xterm/xterm/css/xterm.css';
import { Unicode11Addon } from '@xterm/addon-unicode11';
import { MONOSPACE } from '@gatehouse-console/engine/theme/fonts.ts';
import { Terminal } from '@xterm/xterm';

/** Of text against its background (WCAG 1.4.3); programs choose their colours without knowing ours. */
const CONTRAST = 4.5;
/** Goes to the usual screen, where it is already; without it xterm draws the cursor only after a click. */
const USUAL_SCREEN = '\u001B[?47l';
/** A terminal is dark in both themes. */
const BACKGROUND = '#10161c';

/** Of letters, in pixels: smaller ones cannot be read, larger ones are no clearer. */
const SMALLEST_PX = 7;
const LARGEST_PX = 18;
const FONT_PX = 13;
const LINE_HEIGHT = 1.2;
/** A player is at least so high that this many rows can be read without effort; others are drawn smaller. */
const READABLE_PX = 12;
const MOST_READABLE_ROWS = 36;
const AROUND_PX = 24;

/** The height of a screen with readable letters, in pixels. */
function readableHeight({ size }: Recording): number {
  return Math.min(size.rows, MOST_READABLE_ROWS) * Math.ceil(READABLE_PX * LINE_HEIGHT) + AROUND_PX;
}

/** Sizes of letters differ by so much. */
const STEP_PX = 0.5;
/** A scrollbar that comes and goes is no other room. */
const SAME_ROOM_PX = 24;

/**
 * Sets the size of the letters so that the terminal fits into a room, in pixels. Rows have whole pixels, so a size can
 * turn out to be too large: it is not tried again in the same room.
 */
function createFitting(terminal: Terminal): (width: number, height: number) => void {
  let room = { width: 0, height: 0 };
  let tooLarge = Infinity;
  return (width, height) => {
    const screen = terminal.element?.querySelector('.xterm-screen');
    if (!screen || screen.clientWidth === 0 || screen.clientHeight === 0) return;
    if (height !== room.height || Math.abs(width - room.width) > SAME_ROOM_PX) {
      room = { width, height };
      tooLarge = Infinity;
    }
    const now = terminal.options.fontSize ?? FONT_PX;
    const share = Math.min(width / screen.clientWidth, height / screen.clientHeight);
    if (share < 1) tooLarge = Math.min(tooLarge, now);
    const fitting = Math.min(Math.floor((now * share) / STEP_PX) * STEP_PX, tooLarge - STEP_PX);
    const next = Math.min(Math.max(fitting, SMALLEST_PX), LARGEST_PX);
    if (next !== now) terminal.options.fontSize = next;
  };
}

/**
 * Draws a terminal on the page, for watching only: it takes no input, answers no question of a
 * program, and opens no link that a recording contains.
 *
 * @param place an element of the page
 */
function drawTerminal(place: HTMLElement, recording: Recording): Terminal {
  const terminal = new Terminal({
    ...terminalOptions(recording),
    fontFamily: MONOSPACE,
    fontSize: FONT_PX,
    lineHeight: LINE_HEIGHT,
    minimumContrastRatio: CONTRAST,
    linkHandler: { activate: () => undefined },
    theme: { background: BACKGROUND, foreground: '#e6ecf1' },
  });
  terminal.loadAddon(new Unicode11Addon());
  terminal.unicode.activeVersion = UNICODE_VERSION;
  terminal.open(place);
  terminal.write(USUAL_SCREEN);
  // Keys are the page's: Tab leaves the terminal, Ctrl+C copies what is selected.
  terminal.attachCustomKeyEventHandler(() => false);
  if (terminal.textarea) terminal.textarea.tabIndex = -1;
  return terminal;
}

interface TerminalPlayerProps {
  readonly recording: Recording;
  readonly session: PlayedSession;
}

/** Plays the recording of a terminal. */
export default function TerminalPlayer({ recording, session }: TerminalPlayerProps) {
  const { seconds, events, startedAt = session.startedAt } = recording;
  const played = useMemo(
    () => ({ seconds, times: events.map((event) => event.seconds) }),
    [events, seconds],
  );
  return (
    <PlayerFrame played={played} session={{ ...session, startedAt }}>
      {(at) => <TerminalScreen recording={recording} at={at} />}
    </PlayerFrame>
  );
}

const Frame = styled('div')({
  position: 'relative',
  padding: `${AROUND_PX / 2}px 16px`,
  overflow: 'auto',
  borderRadius: 6,
  background: BACKGROUND,
  // The recording is moved by its own controls.
  '& .xterm .scrollbar': { display: 'none' },
});

/** For screen readers. */
const HiddenText = styled('pre')({
  ...VISUALLY_HIDDEN,
  top: 0,
  margin: 0,
  whiteSpace: 'pre',
});

/** The screen of the recorded terminal at a time, drawn, and as text for screen readers. */
function TerminalScreen({ recording, at }: { recording: Recording; at: number }) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const show = useRef<(seconds: number) => void>(undefined);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!place.current || !frame.current) return undefined;
    const terminal = drawTerminal(place.current, recording);
    const playback = createPlayback(terminal, recording);
    const stopFitting = onRoom(frame.current, createFitting(terminal));
    show.current = (seconds) =>
      void playback(seconds).then(() => show.current && setWords(screenText(terminal)));
    return () => {
      show.current = undefined;
      stopFitting();
      terminal.dispose();
    };
  }, [recording]);
  // At the start there is nothing yet: the first output is shown in its place.
  const shown = at === 0 ? firstOutput(recording) : at;
  useEffect(() => show.current?.(shown), [recording, shown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <Frame
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={text('replay.screen')}
      style={{ maxHeight: `max(var(--player-height), ${readableHeight(recording)}px)` }}
    >
      {/* The wheel moves the page, not the rows above the screen. */}
      <div ref={place} onWheelCapture={(event) => event.stopPropagation()} />
      <HiddenText>{words}</HiddenText>
    </Frame>
  );
}
