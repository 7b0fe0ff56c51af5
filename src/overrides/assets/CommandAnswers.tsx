import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { StatusBadge } from '@gatehouse-console/engine/controls/StatusBadge.tsx';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { answerTo, type CommandRule, type CompiledRule, type RuleAnswer } from './commandRules.ts';

interface CommandAnswersProps {
  readonly commands: readonly string[];
  readonly rules: readonly CompiledRule[];
}

/** What happens to each command, and by which rule. */
export function CommandAnswers({ commands, rules }: CommandAnswersProps): ReactNode {
  return (
    <Box component="ul" aria-live="polite" sx={{ listStyle: 'none', padding: 0, marginBlock: 3 }}>
      {commands.map((command, index) => (
        <Box
          component="li"
          // oxlint-disable-next-line react/no-array-index-key -- a command may stand on two lines
          key={index}
          sx={{ paddingBlock: 2, overflowWrap: 'anywhere' }}
        >
          <Box component="code" sx={{ display: 'block', marginBottom: 1 }}>
            {command}
          </Box>
          <Answer answer={answerTo(command, rules)} />
        </Box>
      ))}
    </Box>
  );
}

const BADGES = {
  '0': { tone: 'bad', word: 'commandTrial.rejected' },
  '2': { tone: 'warning', word: 'commandTrial.asks' },
  '9': { tone: 'good', word: 'commandTrial.allowed' },
} as const;

function Answer({ answer }: { readonly answer: RuleAnswer | undefined }): ReactNode {
  const text = useText();
  if (!answer) {
    return <StatusBadge tone="plain">{text('commandTrial.noMatch')}</StatusBadge>;
  }
  const { rule, match } = answer;
  const action = String(rule.action);
  const { tone, word } = BADGES[action === '9' || action === '2' ? action : '0'];
  return (
    <>
      <StatusBadge tone={tone}>{text(word)}</StatusBadge> <RuleLink rule={rule} />
      {' · '}
      {text('commandTrial.because', { priority: String(rule.priority), match })}
    </>
  );
}

/** A rule by its content, which leads to its form where the user may open it. */
export function RuleLink({ rule }: { readonly rule: CommandRule }): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const label = text('commandTrial.rule', {
    rule: String(rule.content ?? '')
      .split(/\r?\n/)
      .join(', '),
  });
  const to = routes.verdict('CommandFilterRulesUpdate').open
    ? routes.address(
        'CommandFilterRulesUpdate',
        { id: String(rule.id) },
        { filter: String(rule.filter) },
      )
    : undefined;
  return <TextLink to={to}>{label}</TextLink>;
}
