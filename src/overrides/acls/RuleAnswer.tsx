import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RouteName } from '#project/generated/names.ts';
import { StatusBadge } from '@gatehouse-console/engine/controls/StatusBadge.tsx';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import type { FieldRecord } from '@gatehouse-console/engine/fields/values.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import type { Decision } from './loginTrial.ts';

const BADGES = {
  reject: { tone: 'bad', word: 'ruleTrial.rejected' },
  confirm: { tone: 'warning', word: 'ruleTrial.asks' },
  allow: { tone: 'good', word: 'ruleTrial.allowed' },
} as const;

interface RuleAnswerProps {
  readonly decision: Decision;
  /** Those that decide; none when no rule applies. */
  readonly rules: readonly FieldRecord[];
  readonly page: RouteName;
  /** What else there is to know. */
  readonly notes?: readonly string[];
}

/** What happens to a login, and by which rules. */
export function RuleAnswer({ decision, rules, page, notes = [] }: RuleAnswerProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { tone, word } = BADGES[decision];
  const opens = routes.verdict(page).open;
  return (
    <Box role="status" sx={{ marginTop: 4, overflowWrap: 'anywhere' }}>
      <StatusBadge tone={tone}>{text(word)}</StatusBadge>{' '}
      {rules.length === 0 && text('ruleTrial.noRule')}
      {rules.map(({ id, name }, index) => (
        <span key={String(id)}>
          {index > 0 && ' · '}
          <TextLink to={opens ? routes.address(page, { id: String(id) }) : undefined}>
            {String(name)}
          </TextLink>
        </span>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Box>
  );
}
