import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import type { Announcement } from './announcement.ts';
import { Banner } from './Banner.tsx';
import { useText } from '../../i18n/useText.ts';
import { storage } from '../../session/browser.ts';
import { createPersonalStorage } from '../../session/personalStorage.ts';

const CLOSED_KEY = 'gatehouse.announcement';

/** Id of the announcement that each user closed last in this browser. */
const closedAnnouncement = createPersonalStorage(storage, CLOSED_KEY);

interface AnnouncementBannerProps {
  readonly announcement: Announcement;
}

/** The announcement as text, until this user closes it. The next one is shown again. */
export function AnnouncementBanner({ announcement }: AnnouncementBannerProps): ReactNode {
  const { id, subject, content, link } = announcement;
  const { username } = useSession().profile;
  const text = useText();
  const [closed, setClosed] = useState(() => closedAnnouncement.recall(username) === id);
  if (closed) return null;
  const close = () => {
    closedAnnouncement.remember(username, id);
    setClosed(true);
  };
  return (
    <Banner severity="info" close={{ label: text('topbar.announcement.close'), onPress: close }}>
      {subject !== '' && <Box sx={{ fontWeight: 600 }}>{subject}</Box>}
      {content !== '' && <Box sx={{ whiteSpace: 'pre-line' }}>{content}</Box>}
      {link !== undefined && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('shell.newTab', { name: text('topbar.announcement.more') })}
        >
          {text('topbar.announcement.more')}
        </a>
      )}
    </Banner>
  );
}
