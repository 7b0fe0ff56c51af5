import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Field } from '#project/generated/names.ts';
import definition from '#project/generated/resources/xpack/changeauthplan.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { FormModel } from '@gatehouse-console/engine/model/forms.ts';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { FormFrame } from '@gatehouse-console/engine/pages/form/FormFrame.tsx';
import { FormLoading } from '@gatehouse-console/engine/pages/form/FormLoading.tsx';
import { FormNotices } from '@gatehouse-console/engine/pages/form/FormNotices.tsx';
import { FormProvider } from '@gatehouse-console/engine/pages/form/FormProvider.tsx';
import { FormSections } from '@gatehouse-console/engine/pages/form/FormSections.tsx';
import { LeaveForm } from '@gatehouse-console/engine/pages/form/LeaveDialog.tsx';
import { useFormStatus } from '@gatehouse-console/engine/pages/form/formContexts.ts';
import { FormBar } from '@gatehouse-console/engine/pages/form/FormBar.tsx';
import { useFormSource } from '@gatehouse-console/engine/pages/form/useFormSource.ts';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { loadTargets, type RotationTargets } from './rotationTargets.ts';
import { useStartRotation } from './useStartRotation.ts';

type PlanField = Field<'xpack.changeauthplan'>;

/** The groups of a plan's form that a rotation needs; the plan has them all. */
const GROUPS: readonly string[] = ['targets', 'password', 'schedule'];
const PERIODIC: PlanField = 'is_periodic';
const NO_QUERY = {};

/** A rotation of passwords: a plan that begins with hosts and a username, and runs at once unless it has a schedule. */
export default function RotatePasswords(props: PageProps): ReactNode {
  const text = useText();
  const [query] = useSearchParams();
  const address = query.toString();
  const source = useFormSource(definition, 'POST', undefined);
  const targets = useRequest([props.route.name, address], (signal) =>
    loadTargets(new URLSearchParams(address), signal),
  );
  const declared = useMemo(
    () => definition.form && targets.data && formOf(definition.form, targets.data),
    [targets.data],
  );
  const { start, nameOf } = useStartRotation();
  const title = text(props.route.title);
  const { activeMenu } = props.route;
  if (!source.data || !declared || !targets.data) {
    return (
      <>
        <PageHeading title={title} back={activeMenu} />
        <FormLoading
          query={{
            error: source.error ?? targets.error,
            refetch: () => Promise.all([source.refetch(), targets.refetch()]),
          }}
        />
      </>
    );
  }
  const { leftOut } = targets.data;
  return (
    <FormProvider
      key={address}
      definition={definition}
      declared={declared}
      source={source.data}
      mode="create"
      query={NO_QUERY}
      toSend={(values) => ({ ...values, name: nameOf(values) }) satisfies PlanValues}
      onSaved={start}
    >
      <PageHeading title={title} back={activeMenu} />
      <FormNotices />
      {leftOut > 0 && (
        <Alert severity="info" sx={{ marginBottom: 4 }}>
          {text('rotation.leftOut', { smart_count: leftOut })}
        </Alert>
      )}
      <RotationForm title={title} />
      <LeaveForm />
    </FormProvider>
  );
}

type PlanValues = { readonly [Name in PlanField]?: unknown };

/** The form of a plan with other defaults: the chosen hosts, a random password for each, and no schedule. */
function formOf(form: FormModel, { username, assets }: RotationTargets): FormModel {
  const defaults: Readonly<Record<string, unknown>> = {
    username,
    assets,
    password_strategy: 'random_all',
    [PERIODIC]: false,
  } satisfies PlanValues;
  return {
    ...form,
    groups: form.groups
      .filter(({ key }) => GROUPS.includes(key))
      .map((group) => ({
        ...group,
        fields: group.fields.map((place) => ({
          ...place,
          ...(place.field in defaults && { default: defaults[place.field] }),
        })),
      })),
  };
}

function RotationForm({ title }: { readonly title: string }): ReactNode {
  const text = useText();
  const { busy } = useFormStatus();
  const isPeriodic: unknown = useWatch({ name: PERIODIC });
  return (
    <FormFrame label={title}>
      <FormSections />
      <FormBar>
        <Button type="submit" variant="contained" loading={busy}>
          {text(isPeriodic === true ? 'rotation.later' : 'rotation.now')}
        </Button>
      </FormBar>
    </FormFrame>
  );
}
