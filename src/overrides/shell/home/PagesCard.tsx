import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Disclosure } from '@gatehouse-console/engine/controls/Disclosure.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { MenuIcon } from '@gatehouse-console/engine/shell/MenuIcon.tsx';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { allowedPages, type PageGroup } from './allowedPages.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** More pages than these are folded: whoever has so many uses the menu. */
const UNFOLDED = 12;

const PageList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const PageLink = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '6px 10px',
  marginInline: -10,
  borderRadius: 6,
  textDecoration: 'none',
  '&:hover': { background: (theme.vars ?? theme).palette.raised, textDecoration: 'underline' },
}));

/** Links to all pages this user may open, or what to do when there are none. */
export function PagesCard({ home }: { readonly home: string }): ReactNode {
  const { views, gateContext } = useSession();
  const text = useText();
  const groups = allowedPages(views, gateContext, home);
  if (groups.length === 0) {
    return (
      <Card padded title={text('app.welcome.pages')}>
        <EmptyLine>{text('app.welcome.noPages')}</EmptyLine>
      </Card>
    );
  }
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const all = (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </Box>
  );
  return (
    <Card padded title={text('app.welcome.pages')} note={text('app.welcome.pagesLead')}>
      {count > UNFOLDED ? (
        <Disclosure label={text('app.welcome.showPages', { count })}>
          <Box sx={{ mt: 3 }}>{all}</Box>
        </Disclosure>
      ) : (
        all
      )}
    </Card>
  );
}

function Group({ group }: { readonly group: PageGroup }): ReactNode {
  const text = useText();
  return (
    <div>
      <Box
        component="h3"
        sx={{ typography: 'h3', m: 0, mb: 1.5, display: 'flex', alignItems: 'center', gap: 2 }}
      >
        <Box component="span" sx={{ display: 'inline-flex', color: 'accent' }}>
          <MenuIcon name={group.icon} />
        </Box>
        {text(group.title ?? group.view)}
      </Box>
      <PageList>
        {group.pages.map((page) => (
          <li key={page.key}>
            <PageLink to={page.path}>{text(page.title)}</PageLink>
          </li>
        ))}
      </PageList>
    </div>
  );
}
