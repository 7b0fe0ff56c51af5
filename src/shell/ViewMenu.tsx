import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ViewModel } from '../../codegen/model/routes.ts';
import { useText } from '../i18n/useText.ts';
import { useWords } from '../i18n/useWords.ts';
import { useSession } from '../session/SessionContext.ts';
import { BarMenu } from './BarMenu.tsx';
import { MenuIcon } from './MenuIcon.tsx';

/**
 * The name of the view or area on show, and the way to the other views of this person
 * (spec 1, section 2.2). Opening a view remembers it.
 */
export function ViewMenu({ view }: { readonly view: ViewModel }): ReactNode {
  const { views } = useSession();
  const text = useText();
  const words = useWords();
  const offered = views.filter(({ inSwitcher }) => inSwitcher);
  const elsewhere = offered.some(({ name }) => name !== view.name);
  const name = (
    <Box component="span" sx={{ fontWeight: 600, typography: 'body1' }}>
      {text(view.title)}
    </Box>
  );
  if (!elsewhere) return <Box sx={{ px: 2 }}>{name}</Box>;
  return (
    <BarMenu
      wordy
      side="left"
      label={words('shell.view')}
      button={
        <>
          {name}
          <UnfoldMore aria-hidden sx={{ color: 'text.secondary' }} />
        </>
      }
      choices={offered.map((other) => ({
        key: other.name,
        label: text(other.title),
        icon: <MenuIcon name={other.icon} />,
        to: other.path,
        selected: other.name === view.name,
      }))}
    />
  );
}
