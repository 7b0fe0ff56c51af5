import { useEffect, useEffectEvent, type RefObject } from 'react';
import { playerCommand, type PlayerCommand } from '../../../shell/shortcuts/playerKeys.ts';

/** A press of Space or an arrow there is for the control itself. */
const OWN_KEYS: Readonly<Partial<Record<PlayerCommand, string>>> = {
  toggle: 'button, a, input',
  back: 'input',
  forward: 'input',
};

/** Runs the keys of the player while the focus is in it. */
export function usePlayerKeys(
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
