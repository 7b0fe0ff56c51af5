import Paper from '@mui/material/Paper';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearchParams, useNavigate } from 'react-router';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { backAddress } from '../backAddress.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { Slot } from '../slots/Slot.tsx';
import type { FormSlotProps } from '../slots/slots.ts';
import { detailTitle } from '../titles.ts';
import { useNameOf } from '../useNameOf.ts';
import { FormNotices } from './FormNotices.tsx';
import type { FormOptions } from './formOptions.ts';
import { FormProvider } from './FormProvider.tsx';
import { FormSections } from './FormSections.tsx';
import { LeaveForm } from './LeaveDialog.tsx';
import { useResourceForm, useFormStatus } from './formContexts.ts';
import { useAfterSave } from './useAfterSave.tsx';
import { useFormBack } from './useFormBack.ts';
import { useText } from '../../i18n/useText.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SaveButton } from './SaveButton.tsx';
import { TestButtons } from './TestButtons.tsx';
import { useScrollPadding } from './useScrollPadding.ts';

export interface RecordFormProps extends Pick<
  FormOptions,
  'definition' | 'declared' | 'source' | 'mode' | 'cloneFrom'
> {
  readonly route: RouteRecord;
  /** Shown below the heading of another page. */
  readonly nested?: boolean;
  /** Added below the fields by a hand-written page; part of the form context. */
  readonly below?: ReactNode;
  /** Called after each save that stays on the form. */
  readonly onStay?: () => void;
}

/** A loaded form on a page, from its initial values to the page after the save. */
export function RecordForm(props: RecordFormProps): ReactNode {
  const { route, nested = false, below, onStay, ...options } = props;
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => Object.fromEntries(search), [search]);
  /** Keeps the decision in the address, so that the form survives a reload. */
  const onDecided = useCallback(
    (name: string, value: string) =>
      setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true }),
    [setSearch],
  );
  const onSaved = useAfterSave(options.definition, route, onStay);
  return (
    <FormProvider
      {...options}
      query={query}
      place={route.name}
      onDecided={onDecided}
      onSaved={onSaved}
    >
      {!nested && <FormHeading route={route} />}
      <FormNotices />
      <FormFrame route={route}>
        <FormSections />
        {below}
        <Slot<FormSlotProps> route={route} name="form" give={{ route }} />
        <FormButtons route={route} />
      </FormFrame>
      <LeaveForm />
    </FormProvider>
  );
}

/** The heading of a form's page, with the name of its record. */
function FormHeading({ route }: Pick<RecordFormProps, 'route'>): ReactNode {
  const { definition, record } = useResourceForm();
  const text = useText();
  const nameOf = useNameOf(definition.id);
  const back = useFormBack(route);
  const title = text(route.title);
  const name = record && !definition.single ? nameOf(record) : undefined;
  return (
    <PageHeading
      title={name === undefined ? title : detailTitle(title, name)}
      {...(name !== undefined && { fullTitle: `${title}: ${name}` })}
      back={backAddress(back, route)}
    />
  );
}

type FormFrameProps = Pick<RecordFormProps, 'route'> & { readonly children: ReactNode };

function FormFrame({ route, children }: FormFrameProps): ReactNode {
  const text = useText();
  const { submit } = useResourceForm();
  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      aria-label={text(route.title)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </Paper>
  );
}

/** The buttons of a form's page, sticky at its end. */
function FormButtons({ route }: { readonly route: RouteRecord }): ReactNode {
  const { definition, form, record, submit, reset } = useResourceForm();
  const { busy } = useFormStatus();
  const text = useText();
  const navigate = useNavigate();
  const back = useFormBack(route);
  const bar = useScrollPadding();
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        padding: { xs: '10px 16px', sm: '12px 24px' },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderRadius: 'inherit',
      }}
    >
      <SaveButton />
      {record ? (
        <Button variant="outlined" disabled={busy} onClick={reset}>
          {text('pages.form.reset')}
        </Button>
      ) : (
        <Button variant="outlined" disabled={busy} onClick={() => void submit(true)}>
          {text('pages.form.saveContinue')}
        </Button>
      )}
      {form.after !== 'stay' && (
        <Button
          disabled={busy}
          onClick={() => void (back === undefined ? navigate(-1) : navigate(back))}
        >
          {text('pages.cancel')}
        </Button>
      )}
      {definition.single && record && <TestButtons />}
    </Box>
  );
}
