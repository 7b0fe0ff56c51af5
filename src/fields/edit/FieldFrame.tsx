import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly required: boolean;
  /** The label names a group of controls. */
  readonly group: boolean;
  readonly children: ReactNode;
}

/** Label, control, help and error of a field; the label is beside the control where there is room. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, help, error, required, group, children } = props;
  const ids = frameIds(id);
  const text = useText();
  return (
    <Box
      data-field={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 560px)' },
        columnGap: 4,
        rowGap: 1,
        alignItems: 'start',
      }}
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
      <Box sx={{ minWidth: 0 }}>
        {children}
        {help !== undefined && (
          <FormHelperText id={ids.help} sx={{ marginInline: 0 }}>
            {help}
          </FormHelperText>
        )}
        {error !== undefined && (
          <FormHelperText id={ids.error} error role="alert" sx={{ marginInline: 0 }}>
            {error}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}

/** Ids of the parts of a field, derived from the control's. */
export function frameIds(id: string) {
  return { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` };
}
