import CloseIcon from '@mui/icons-material/Close';
import PushPinIcon from '@mui/icons-material/PushPin';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconPush } from '../../theme/buttons.ts';
import { TabItem, TabLink } from './tabParts.ts';
import { addressOf, type Tab } from './tabs.ts';
import { useText } from '../../i18n/useText.ts';

const MIDDLE_BUTTON = 1;

interface PageTabProps {
  readonly tab: Tab;
  readonly title: string;
  readonly active: boolean;
  /** The tab stop of the bar. */
  readonly inTabOrder: boolean;
  readonly onFocus: () => void;
  readonly onPress: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly onMenu: () => void;
}

/** A visited page: a link and, unless it is pinned, a close button. */
export function PageTab(props: PageTabProps): ReactNode {
  const { tab, title, active, inTabOrder, onClose } = props;
  const text = useText();
  const tabIndex = inTabOrder ? 0 : -1;
  return (
    <TabItem
      onFocus={props.onFocus}
      onKeyDown={props.onPress}
      onContextMenu={props.onMenu}
      onMouseDown={(event) => {
        // The middle button closes the tab and must not start scrolling.
        if (event.button === MIDDLE_BUTTON && !tab.pinned) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button !== MIDDLE_BUTTON || tab.pinned) return;
        event.preventDefault();
        onClose();
      }}
    >
      <TabLink
        to={addressOf(tab)}
        data-tab={tab.path}
        title={title}
        tabIndex={tabIndex}
        {...(active && { 'aria-current': 'page' as const })}
      >
        {title}
      </TabLink>
      {tab.pinned ? (
        <PushPinIcon titleAccess={text('tabBar.pinned')} sx={{ fontSize: 14, marginInline: 1 }} />
      ) : (
        <IconPush
          tabIndex={tabIndex}
          aria-label={text('tabBar.closeOne', { title })}
          onClick={onClose}
          style={{ padding: 4 }}
        >
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconPush>
      )}
    </TabItem>
  );
}
