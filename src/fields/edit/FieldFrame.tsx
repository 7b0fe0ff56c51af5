import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** Another field says the same: the error is read with the control, not announced. */
  readonly quiet?: boolean | undefined;
  readonly required: boolean;
  /** The label names a group of controls. */
  readonly group: boolean;
  readonly children: ReactNode;
}

/** On a wide window the help stands beside the control, where the form has room for it: a dialog has not. */
const BESIDE = '@container form (min-width: 1180px)';

/** What is drawn inside of a button without a frame, or of the box of a checkbox, begins where the inputs do. */
const ONE_EDGE = {
  minWidth: 0,
  '& .MuiButton-text': { marginInlineStart: '-12px' },
  '& label:has(> [type=checkbox])': { marginInlineStart: '-4px' },
};

/** Label, control, help and error of a field; the label is beside the control where there is room. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, help, error, quiet, required, group, children } = props;
  const ids = frameIds(id);
  const text = useText();
  return (
    <Box
      data-field={id}
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [theme.breakpoints.up('sm')]: { gridTemplateColumns: '180px minmax(0, 560px)' },
        [theme.breakpoints.up('xl')]: {
          [BESIDE]: { gridTemplateColumns: '180px minmax(0, 560px) minmax(0, 420px)' },
        },
        columnGap: 4,
        alignItems: 'start',
      })}
    >
      <Box
        id={ids.label}
        {...(group ? { component: 'span' } : { component: 'label', htmlFor: id })}
        sx={{ paddingTop: { sm: 2 }, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {label}
        {required && (
          <Box
            component="span"
            aria-hidden="true"
            sx={{ color: 'error.main' }}
            title={text('pages.field.required')}
          >
            {'\u00a0*'}
          </Box>
        )}
      </Box>
      <Box sx={ONE_EDGE}>
        {children}
        {error !== undefined && (
          <FormHelperText
            id={ids.error}
            error
            role={quiet ? undefined : 'alert'}
            sx={{ marginInline: 0 }}
          >
            {error}
          </FormHelperText>
        )}
      </Box>
      {help !== undefined && (
        <FormHelperText
          id={ids.help}
          sx={(theme) => ({
            marginInline: 0,
            [theme.breakpoints.up('sm')]: { gridColumn: 2 },
            [theme.breakpoints.up('xl')]: { [BESIDE]: { gridColumn: 3, marginTop: 2 } },
          })}
        >
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Ids of the parts of a field, derived from the control's. */
export function frameIds(id: string) {
  return { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` };
}
