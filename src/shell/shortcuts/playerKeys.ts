import type { TextKey } from '#project/generated/texts.ts';

export type PlayerCommand =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'next'
  | 'previous'
  | 'fullScreen'
  | 'faster'
  | 'slower';

interface PlayerKey {
  readonly does: PlayerCommand;
  /** `KeyboardEvent.key` of the keys that do it; the first is shown. */
  readonly keys: readonly string[];
  readonly shown: string;
  readonly name: TextKey;
}

/**
 * The keys of the player of recordings. They work only while the focus is in the player, so they need not be
 * changeable (WCAG 2.2, criterion 2.1.4).
 */
export const PLAYER_KEYS: readonly PlayerKey[] = [
  { does: 'toggle', keys: [' '], shown: 'Space', name: 'playerKeys.toggle' },
  { does: 'back', keys: ['ArrowLeft'], shown: '←', name: 'playerKeys.back' },
  { does: 'forward', keys: ['ArrowRight'], shown: '→', name: 'playerKeys.forward' },
  { does: 'next', keys: ['j', 'J'], shown: 'J', name: 'playerKeys.next' },
  { does: 'previous', keys: ['k', 'K'], shown: 'K', name: 'playerKeys.previous' },
  { does: 'fullScreen', keys: ['f', 'F'], shown: 'F', name: 'playerKeys.fullScreen' },
  { does: 'faster', keys: ['+', '='], shown: '+', name: 'playerKeys.faster' },
  { does: 'slower', keys: ['-'], shown: '-', name: 'playerKeys.slower' },
];

/** What a key does in the player; undefined for nothing. */
export function playerCommand(key: string): PlayerCommand | undefined {
  return PLAYER_KEYS.find(({ keys }) => keys.includes(key))?.does;
}
