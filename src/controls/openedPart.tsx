import Box from '@mui/material/Box';
import {
  createContext,
  use,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { lazyPart, type LazyPart } from '../i18n/lazyPart.tsx';
import { useText } from '../i18n/useText.ts';
import { PushButton } from '../theme/buttons.ts';

const AgainContext = createContext<() => void>(() => undefined);

/**
 * A part that a press in a form or dialog opens, loaded with the first press. When it cannot be loaded, it says so in
 * its place and can be tried again: what was entered around it stays.
 */
export function openedPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  const Part = lazyPart(load, { instead: NotLoaded });
  return function OpenedPart(props) {
    const [attempt, setAttempt] = useState(0);
    const again = useCallback(() => setAttempt((before) => before + 1), []);
    return (
      <AgainContext value={again}>
        <Part key={attempt} {...props} />
      </AgainContext>
    );
  };
}

function NotLoaded(): ReactNode {
  const text = useText();
  const again = use(AgainContext);
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'error.main' }}
    >
      {text('pages.part.notLoaded')}
      <PushButton look="outlined" onClick={again}>
        {text('pages.retry')}
      </PushButton>
    </Box>
  );
}
