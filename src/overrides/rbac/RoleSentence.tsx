import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import type { Text } from '@gatehouse-console/engine/model/text.ts';
import { views } from '#project/generated/views.ts';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { useNameInSentence } from '@gatehouse-console/engine/i18n/useNameInSentence.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { TreeEntry } from '@gatehouse-console/engine/pages/tree/readTree.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { contextOf, openedPages } from './openedPages.ts';
import { roleSummary } from './roleSummary.ts';
import type { RoleScope } from './useRoleScope.ts';

/** So many pages are named. */
const NAMED = 6;

interface RoleSentenceProps {
  readonly scope: RoleScope;
  readonly entries: readonly TreeEntry[];
  readonly held: ReadonlySet<string>;
  /** How many users have the role. */
  readonly members: number;
}

/** What a role can do, in a sentence. */
export function RoleSentence({ scope, entries, held, members }: RoleSentenceProps): ReactNode {
  const text = useText();
  const nameInSentence = useNameInSentence();
  const { language } = useLanguage();
  const { routes } = useRoutes();
  const { licenceValid, settings } = useSession().gateContext;
  const { reads, changes } = useMemo(() => {
    const opened = openedPages(views, routes, contextOf(held, { licenceValid, settings }));
    return roleSummary(opened, held);
  }, [routes, held, licenceValid, settings]);
  const total = entries.filter(({ type }) => type === 'perm').length;
  const list = (titles: readonly Text[]) => {
    const rest = titles.length - NAMED;
    const named = titles.slice(0, rest > 0 ? NAMED : undefined).map(nameInSentence);
    const all = rest > 0 ? [...named, text('roles.more', { smart_count: rest })] : named;
    return new Intl.ListFormat(language).format(all);
  };
  const sentences = [
    ...(changes.length > 0 ? [text('roles.manages', { names: list(changes) })] : []),
    ...(reads.length > 0 ? [text('roles.reads', { names: list(reads) })] : []),
    ...(changes.length === 0 ? [text('roles.changesNothing')] : []),
    text(scope === 'system' ? 'roles.everywhere' : 'roles.inOne'),
    text('roles.counted', { held: held.size, total, smart_count: members }),
  ];
  return (
    <Box component="p" sx={{ margin: 0, padding: '12px 16px 4px' }}>
      {sentences.join(language === 'en' ? ' ' : '')}
    </Box>
  );
}
