import { useCallback, useMemo, type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import Paper from '@mui/material/Paper';
import { EmptyState } from '@gatehouse-console/engine/controls/EmptyState.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { AccessAnswer } from './access/AccessAnswer.tsx';
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
import Box from '@mui/material/Box';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { ReferenceInput } from '@gatehouse-console/engine/fields/edit/ReferenceInput.tsx';

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

interface Side<Kind extends ChoiceKind> {
  readonly kind: Kind;
  readonly id: string;
}

interface SideChoiceProps<Kind extends ChoiceKind> {
  readonly label: string;
  /** The kinds that the reader may search; with several, a select chooses one. */
  readonly kinds: readonly Kind[];
  readonly value: Side<Kind> | undefined;
  onChange(value: Side<Kind> | undefined): void;
}

/** Chooses one side of the question: its kind, and a record that is searched on the server. */
function SideChoice<Kind extends ChoiceKind>(props: SideChoiceProps<Kind>): ReactNode {
  const { label, kinds, value, onChange } = props;
  const text = useText();
  const id = useId();
  const [picked, setPicked] = useState<Kind>();
  const kind = value?.kind ?? picked ?? kinds[0];
  const kindName = (one: ChoiceKind) => text(`access.kinds.${one}`);
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', rowGap: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 32,
        }}
      >
        <Box
          component="label"
          id={`${id}-label`}
          htmlFor={id}
          sx={{ color: 'text.secondary', fontWeight: 600 }}
        >
          {label}
        </Box>
        {kinds.length > 1 && kind !== undefined && (
          <Select
            label={text('access.kindOf', { side: label })}
            value={kind}
            choices={kinds.map((one) => ({ value: one, label: kindName(one) }))}
            onChange={(next) => {
              setPicked(kinds.find((one) => one === next));
              if (value) onChange(undefined);
            }}
          />
        )}
      </Box>
      {kind === undefined || !kinds.includes(kind) ? (
        <Box sx={{ color: 'text.secondary', minHeight: 40 }}>{text('access.mayNotChoose')}</Box>
      ) : (
        <ReferenceInput
          key={kind}
          field={CHOICES[kind].field}
          path={kind}
          id={id}
          labelId={`${id}-label`}
          describedBy={undefined}
          value={value?.id ?? ''}
          onChange={(next) => onChange(next === '' ? undefined : { kind, id: String(next) })}
          onBlur={() => undefined}
          inputRef={() => undefined}
          invalid={false}
          required={false}
          disabled={false}
          collapsed={false}
        />
      )}
    </Box>
  );
}
