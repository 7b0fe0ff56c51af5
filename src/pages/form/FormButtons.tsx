import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useText } from '../../i18n/useText.ts';
import { useFormStatus, useResourceForm } from './formContexts.ts';
import { SaveButton } from './SaveButton.tsx';
import { TestButtons } from './TestButtons.tsx';
import { useFormBack } from './useFormBack.ts';
import { useScrollPadding } from './useScrollPadding.ts';

/** The buttons of a form's page, sticky at its end. */
export function FormButtons({ route }: { readonly route: RouteRecord }): ReactNode {
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
