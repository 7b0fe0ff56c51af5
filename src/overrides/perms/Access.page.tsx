import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import Paper from '@mui/material/Paper';
import { EmptyState } from '../../controls/EmptyState.tsx';
import { useText } from '../../i18n/useText.ts';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../pages/page.ts';
import { useSession } from '../../session/SessionContext.ts';
import { AccessAnswer } from './access/AccessAnswer.tsx';
import type { FactSource } from './access/factReader.ts';
import { isAsked, queryOf, readQuestion, type Question } from './access/question.ts';
import { QuestionForm } from './access/QuestionForm.tsx';

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
      <PageHeading title={text(route.title)} />
      <QuestionForm question={question} may={may} onAsk={ask} />
      {isAsked(question) ? (
        <AccessAnswer
          key={new URLSearchParams(queryOf(question)).toString()}
          question={question}
          may={may}
        />
      ) : (
        <Paper variant="outlined">
          <EmptyState title={text('access.empty')}>{text('access.emptyHelp')}</EmptyState>
        </Paper>
      )}
    </>
  );
}
