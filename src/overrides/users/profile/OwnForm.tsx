import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import type { FormModel } from '@gatehouse-console/engine/model/forms.ts';
import type { ResourceDefinition } from '@gatehouse-console/engine/model/resources.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { focusField } from '@gatehouse-console/engine/pages/form/focusField.ts';
import { FormFrame } from '@gatehouse-console/engine/pages/form/FormFrame.tsx';
import { FormNotices } from '@gatehouse-console/engine/pages/form/FormNotices.tsx';
import { FormProvider } from '@gatehouse-console/engine/pages/form/FormProvider.tsx';
import type { FormValues } from '@gatehouse-console/engine/pages/form/initialValues.ts';
import { LeaveForm } from '@gatehouse-console/engine/pages/form/LeaveDialog.tsx';
import {
  useFormStatus,
  useResourceForm,
} from '@gatehouse-console/engine/pages/form/formContexts.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { useSessionCommands } from '@gatehouse-console/engine/session/sessionCommands.ts';
import { ownProblem } from './ownProblem.ts';
import { ownValues } from './ownValues.ts';

const NO_QUERY = {};

interface OwnFrameProps {
  /** What the form is for, for assistive technology. */
  readonly label: string;
  readonly saveLabel: string;
  /** What stands in the form, its `OwnInputs` among it. */
  readonly children: ReactNode;
}

interface OwnFormProps extends OwnFrameProps {
  readonly definition: ResourceDefinition;
  readonly form?: FormModel | undefined;
  /** Values that are sent with those of the inputs. */
  readonly fixed?: FormValues;
  /** It was saved. Whoever stays on the page draws a new form (`key`), which begins with the new profile. */
  onSaved(values: FormValues): void;
}

/**
 * A form about oneself, which begins with one's profile. After a save the profile is read anew, so that menu, bar and
 * pages know of it (contract: profile, section 6).
 */
export function OwnForm(props: OwnFormProps): ReactNode {
  const { definition, form = definition.form, fixed, onSaved, ...frame } = props;
  const { profile } = useSession();
  const { refreshProfile } = useSessionCommands();
  const source = useMemo(() => ({ metadata: undefined, record: profile }), [profile]);
  // A saved form does not stay: a new one is drawn.
  const declared = useMemo(() => form && { ...form, after: 'list' as const }, [form]);
  return (
    <FormProvider
      definition={definition}
      declared={declared}
      source={source}
      mode="update"
      query={NO_QUERY}
      toSend={(values, begun) => ({ ...ownValues(values, begun, form?.updateMethod), ...fixed })}
      onSaved={async ({ values }) => {
        // It is saved, whatever becomes of this: a session that ended with it is told by its 401.
        await refreshProfile().catch(() => undefined);
        onSaved(values);
      }}
    >
      <FormNotices />
      <OwnFrame {...frame} />
      <LeaveForm />
    </FormProvider>
  );
}

function OwnFrame({ label, saveLabel, children }: OwnFrameProps): ReactNode {
  const { fields, methods, submit } = useResourceForm();
  const { submitting } = useFormStatus();
  const text = useText();
  const send = async () => {
    const problem = (await methods.trigger()) && ownProblem(fields, methods.getValues());
    if (!problem) return submit();
    methods.setError(problem.path, { type: 'server', message: text(problem.key) });
    focusField(problem.path);
  };
  return (
    <FormFrame
      label={label}
      onSubmit={send}
      sx={{ padding: { xs: 4, sm: 6 }, display: 'grid', rowGap: 5 }}
    >
      {children}
      <Box>
        <Button type="submit" variant="contained" loading={submitting}>
          {saveLabel}
        </Button>
      </Box>
    </FormFrame>
  );
}
