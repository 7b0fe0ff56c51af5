import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { Announcement } from './announcement.ts';
import { closedAnnouncement } from './closedAnnouncement.ts';
import { Strip } from './Strip.tsx';

interface AnnouncementBannerProps {
  readonly announcement: Announcement;
}

/** The announcement, as text, until this person closes it; the next one shows again. */
export function AnnouncementBanner({ announcement }: AnnouncementBannerProps): ReactNode {
  const { id, subject, content, link } = announcement;
  const { username } = useSession().profile;
  const words = usePartWords('later');
  const [closed, setClosed] = useState(() => closedAnnouncement.recall(username) === id);
  if (closed) return null;
  const close = () => {
    closedAnnouncement.remember(username, id);
    setClosed(true);
  };
  return (
    <Strip gravity="info" close={{ label: words('topbar.announcement.close'), onPress: close }}>
      {subject !== '' && <Box sx={{ fontWeight: 600 }}>{subject}</Box>}
      {content !== '' && <Box sx={{ whiteSpace: 'pre-line' }}>{content}</Box>}
      {link !== undefined && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words('shell.newTab', { name: words('topbar.announcement.more') })}
        >
          {words('topbar.announcement.more')}
        </a>
      )}
    </Strip>
  );
}
