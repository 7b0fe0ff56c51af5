import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAccess } from './accessContext.ts';
import type { Grant } from './grants.ts';
import { Headline, PageLink } from './Headline.tsx';

/** How much one side reaches, or how many reach it. */
export function SideAnswer({ grants }: { readonly grants: readonly Grant[] }): ReactNode {
  const { facts, names } = useAccess();
  const text = useText();
  const { number } = useFormats();
  const { who, what, systemUser } = facts.question;
  const side = who ?? what;
  const kind = side?.kind ?? 'system-user';
  const id = side?.id ?? systemUser ?? '';
  const open = grants.filter(({ state }) => state === 'open');
  const count = (kinds: readonly string[], of: 'who' | 'what') =>
    number(
      new Set(open.flatMap((grant) => (kinds.includes(grant[of].kind) ? [grant[of].id] : []))).size,
    );
  const values = {
    name: names.nameOf(kind, id),
    users: count(['user'], 'who'),
    groups: count(['group'], 'who'),
    assets: count(['asset'], 'what'),
    nodes: count(['node'], 'what'),
    applications: count(['application'], 'what'),
  };
  const page = names.pageOf(kind, id);
  return (
    <Headline
      title={text(
        who ? 'access.side.reaches' : what ? 'access.side.reachedBy' : 'access.side.systemUser',
        values,
      )}
    >
      {page !== undefined && (
        <Box sx={{ marginTop: 2 }}>
          <PageLink to={page}>{values.name}</PageLink>
        </Box>
      )}
    </Headline>
  );
}
