import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { AccessAnswer } from './access/AccessAnswer.tsx';
import { AskFrame, NoAnswer } from './access/AccessPage.tsx';
import type { FactSource } from './access/factReader.ts';
import {
  isAsked,
  queryOf,
  readQuestion,
  type Question,
  PARTY_KINDS,
  TARGET_KINDS,
} from './access/question.ts';
import { CHOICES, type ChoiceKind } from './access/choices.ts';
import { SideChoice } from './access/SideChoice.tsx';
import { PushLink } from '@gatehouse-console/engine/theme/buttons.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { scopeOf } from './access/reportScope.ts';

/** Who reaches what, through which permission, group, node and system user; and why somebody does not. */
export default function Access({ route }: PageProps): ReactNode {
  const text = useText();
  const { gateContext } = useSession();
  const [query, setQuery] = useSearchParams();
  const question = useMemo(() => readQuestion(query), [query]);
  const may: FactSource['may'] = useCallback(
    (permission) => gateContext.permissions.has(permission),
    [gateContext],
  );
  const ask = (next: Question) => setQuery(new URLSearchParams(queryOf(next)));
  return (
    <>
      <PageHeading title={text(route.title)} actions={<ReportLink question={question} />} />
      <QuestionForm question={question} may={may} onAsk={ask} />
      {isAsked(question) ? (
        <AccessAnswer
          key={new URLSearchParams(queryOf(question)).toString()}
          question={question}
          may={may}
        />
      ) : (
        <NoAnswer title={text('access.empty')}>{text('access.emptyHelp')}</NoAnswer>
      )}
    </>
  );
}

/** To the report about the same part of the organization. */
function ReportLink({ question }: { readonly question: Question }): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const to = routes.address('AccessReport', {}, scopeOf(question));
  if (to === undefined || !routes.verdict('AccessReport').open) return null;
  return (
    <PushLink to={to} look="outlined">
      {text('routes.AccessReport')}
    </PushLink>
  );
}

interface QuestionFormProps {
  readonly question: Question;
  readonly may: FactSource['may'];
  onAsk(question: Question): void;
}

const SYSTEM_USER: readonly 'system-user'[] = ['system-user'];

/** Who, what and by which system user: each may stay open. */
function QuestionForm({ question, may, onAsk }: QuestionFormProps): ReactNode {
  const text = useText();
  const { who, what, systemUser } = question;
  const offered = <Kind extends ChoiceKind>(kinds: readonly Kind[]) =>
    kinds.filter((kind) => may(CHOICES[kind].needs));
  const targets = offered(TARGET_KINDS).filter((kind) =>
    may(kind === 'application' ? 'perms.view_applicationpermission' : 'perms.view_assetpermission'),
  );
  return (
    <AskFrame label={text('access.question')} columns={{ md: 'repeat(3, minmax(0, 1fr))' }}>
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
    </AskFrame>
  );
}
