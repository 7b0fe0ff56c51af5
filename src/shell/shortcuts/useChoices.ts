import { useCallback, useState } from 'react';
import { storage } from '../../session/browser.ts';
import { createPersonalStorage } from '../../session/personalStorage.ts';
import { useSession } from '../../session/SessionContext.ts';
import { readChoices, type Choices } from './choices.ts';

/** Key of local storage. */
const SHORTCUTS_KEY = 'gatehouse.shortcuts';
const memory = createPersonalStorage(storage, SHORTCUTS_KEY);

/** This user's changes of shortcuts, and their setter. */
export function useChoices(): readonly [Choices, (choices: Choices) => void] {
  const { username } = useSession().profile;
  const [choices, setChoices] = useState(() => readChoices(memory.recall(username)));
  const change = useCallback(
    (next: Choices) => {
      setChoices(next);
      memory.remember(username, JSON.stringify(next));
    },
    [username],
  );
  return [choices, change];
}
