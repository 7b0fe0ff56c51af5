import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { sanitizeHtml } from '../../api/sanitize.ts';
import { useRoutes, type Routes } from '../../session/RoutesContext.ts';
import { linkedPage } from './linkedPage.ts';

const Body = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& ul, & ol': { paddingInlineStart: 20 },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '2px 8px 2px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
}));

/** Sanitized HTML from the server; links to pages that the reader may not open are removed. */
export function HtmlBody({ html }: { readonly html: string }): ReactNode {
  const routes = useRoutes();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = sanitizeHtml(html);
    for (const link of body.querySelectorAll('a')) {
      if (leadsToClosedPage(link.href, routes)) link.removeAttribute('href');
    }
    place.current?.replaceChildren(body);
  }, [html, routes]);
  return <Body ref={place} />;
}

/** Does an address lead to a page of this console that the user may not open? */
function leadsToClosedPage(address: string, routes: Pick<Routes, 'match' | 'verdict'>): boolean {
  const found = linkedPage(address, routes);
  return found !== undefined && !routes.verdict(found.route).open;
}
