import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { CHOICES, type ChoiceKind } from './choices.ts';
import { PARTY_KINDS, TARGET_KINDS, type Question } from './question.ts';
import { SideChoice } from './SideChoice.tsx';
import type { FactSource } from './factReader.ts';

interface QuestionFormProps {
  readonly question: Question;
  readonly may: FactSource['may'];
  onAsk(question: Question): void;
}

const SYSTEM_USER: readonly 'system-user'[] = ['system-user'];

/** Who, what and by which system user: each may stay open. */
export function QuestionForm({ question, may, onAsk }: QuestionFormProps): ReactNode {
  const text = useText();
  const { who, what, systemUser } = question;
  const offered = <Kind extends ChoiceKind>(kinds: readonly Kind[]) =>
    kinds.filter((kind) => may(CHOICES[kind].needs));
  const targets = offered(TARGET_KINDS).filter((kind) =>
    may(kind === 'application' ? 'perms.view_applicationpermission' : 'perms.view_assetpermission'),
  );
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={text('access.question')}
      sx={{
        display: 'grid',
        gap: 4,
        padding: 4,
        marginBottom: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <SideChoice
        label={text('access.who')}
        kinds={offered(PARTY_KINDS)}
        value={who}
        onChange={(next) => onAsk({ ...question, who: next })}
      />
      <SideChoice
        label={text('access.what')}
        kinds={targets}
        value={what}
        onChange={(next) => onAsk({ ...question, what: next })}
      />
      <SideChoice
        label={text('access.systemUser')}
        kinds={offered(SYSTEM_USER)}
        value={systemUser === undefined ? undefined : { kind: 'system-user', id: systemUser }}
        onChange={(next) => onAsk({ ...question, systemUser: next?.id })}
      />
    </Paper>
  );
}
