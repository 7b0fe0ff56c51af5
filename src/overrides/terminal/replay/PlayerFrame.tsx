import Box from '@mui/material/Box';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { PartFailed } from '@gatehouse-console/engine/pages/PartFailed.tsx';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import {
  playerCommand,
  type PlayerCommand,
} from '@gatehouse-console/engine/shell/shortcuts/playerKeys.ts';
import { RecordedCommandList } from './RecordedCommandList.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import type { PlayedSession } from './playedSession.ts';
import { LEAD_S, momentOf, neighbour, placeCommands } from './recordedCommands.ts';
import { SPEEDS, usePlayer, type Played } from './usePlayer.ts';
import { useSessionCommands } from './useSessionCommands.ts';

const READS_COMMANDS: OwnGate = { permissions: ['terminal.view_command'] };
/** An arrow key moves so far. */
const STEP_S = 5;
/** What usually stands above a player on its page. */
const ABOVE_PX = 220;
/** The controls below the screen, and the foot of the page. */
const BELOW_PX = 112;
const LIST_PX = 280;

interface PlayerFrameProps {
  readonly played: Played;
  readonly session: PlayedSession;
  /** Draws the screen at a time in seconds. */
  readonly children: (at: number) => ReactNode;
}

/** A player: the screen, which fits the window, the controls below it, and the commands beside it. */
export function PlayerFrame({ played, session, children }: PlayerFrameProps): ReactNode {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const top = useTopOf(root, ABOVE_PX);
  const mayRead = useGate(READS_COMMANDS).open;
  const { data, isError, refetch } = useSessionCommands(session.id, mayRead);
  const { startedAt, openAt } = session;
  const player = usePlayer(played, openAt === undefined ? undefined : openAt - startedAt - LEAD_S);
  const commands = useMemo(
    () => placeCommands(data?.rows ?? [], startedAt, played.seconds),
    [data, startedAt, played],
  );
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void root.current?.requestFullscreen();
  };
  const go = (direction: 'next' | 'previous') => {
    const command = neighbour(commands, player.at, direction);
    if (command) player.playFrom(momentOf(command));
  };
  const faster = (by: 1 | -1) => {
    const place = SPEEDS.findIndex((speed) => speed === player.speed) + by;
    const speed = SPEEDS[Math.max(0, place)];
    if (speed !== undefined) player.setSpeed(speed);
  };
  const run: Readonly<Record<PlayerCommand, () => void>> = {
    toggle: player.playing ? player.pause : player.play,
    back: () => player.seek(player.at - STEP_S),
    forward: () => player.seek(player.at + STEP_S),
    next: () => go('next'),
    previous: () => go('previous'),
    fullScreen: toggleFullScreen,
    faster: () => faster(1),
    slower: () => faster(-1),
  };
  usePlayerKeys(root, (command) => run[command]());
  useEffect(() => {
    // The keys work at once, unless the user is somewhere else already.
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  return (
    <Box
      ref={root}
      role="group"
      aria-label={text('replay.player')}
      sx={{
        '--player-height': {
          xs: '56vh',
          md: `max(240px, calc(100vh - ${top + BELOW_PX}px))`,
        },
        '--commands-height': { xs: '240px', md: 'calc(var(--player-height) + 80px)' },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: mayRead ? `minmax(0, 1fr) ${LIST_PX}px` : 'minmax(0, 1fr)',
        },
        alignItems: 'start',
        '&:fullscreen': {
          '--player-height': 'calc(100vh - 120px)',
          padding: 3,
          bgcolor: 'background.paper',
        },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {children(player.at)}
        <PlayerControls
          player={player}
          seconds={played.seconds}
          commands={commands}
          onFullScreen={toggleFullScreen}
        />
      </Box>
      {isError && (
        <PartFailed onRetry={() => void refetch()}>{text('replay.commandsFailed')}</PartFailed>
      )}
      {data && (
        <RecordedCommandList
          commands={commands}
          more={data.more}
          at={player.at}
          onPlay={(command) => player.playFrom(momentOf(command))}
        />
      )}
    </Box>
  );
}

/** A press of Space or an arrow there is for the control itself. */
const OWN_KEYS: Readonly<Partial<Record<PlayerCommand, string>>> = {
  toggle: 'button, a, input',
  back: 'input',
  forward: 'input',
};

/** Runs the keys of the player while the focus is in it. */
function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  run: (command: PlayerCommand) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const command = altKey || ctrlKey || metaKey ? undefined : playerCommand(key);
    if (command === undefined || event.defaultPrevented) return;
    const own = OWN_KEYS[command];
    if (own !== undefined && target instanceof Element && target.matches(own)) return;
    event.preventDefault();
    event.stopPropagation();
    run(command);
  });
  useEffect(() => {
    const element = player.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [player]);
}

/**
 * The distance of an element from the top of the window while nothing is scrolled, in pixels. It changes with the
 * width of the window, because what stands above may wrap.
 *
 * @param usual before the first layout
 */
function useTopOf(element: RefObject<HTMLElement | null>, usual: number): number {
  const [top, setTop] = useState(usual);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (!element.current || document.fullscreenElement) return;
      const scroller = element.current.closest('main');
      setTop(element.current.getBoundingClientRect().top + (scroller?.scrollTop ?? 0));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return Math.max(0, Math.round(top));
}
