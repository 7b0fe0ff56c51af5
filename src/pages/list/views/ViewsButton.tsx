import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { useState } from 'react';
import { IconPush } from '../../../theme/buttons.ts';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const ViewsMenu = lazyPart(() => import('./ViewsMenu.tsx'));

/** The button of the saved views; the menu is loaded with the first press. */
export function ViewsButton() {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  return (
    <>
      <IconPush
        label={text('listTools.views')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <BookmarkIcon fontSize="small" />
      </IconPush>
      {used && <ViewsMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
