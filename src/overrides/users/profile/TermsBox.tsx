import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import { useText } from '../../../i18n/useText.ts';

/** Name of the box in the form; it is never sent. */
export const TERMS = 'terms';

/** The terms of use; without them nothing is sent (spec 2, section 5). */
export function TermsBox() {
  const text = useText();
  const {
    field,
    fieldState: { error },
  } = useController({
    name: TERMS,
    rules: { validate: (agreed) => agreed === true || text('profile.welcome.agreeFirst') },
  });
  return (
    <Box>
      <FormControlLabel
        label={text('profile.welcome.agree')}
        sx={{ alignItems: 'flex-start' }}
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            sx={{ paddingTop: 0 }}
            slotProps={{
              input: {
                id: `field-${TERMS}`,
                ref: field.ref,
                'aria-required': true,
                'aria-invalid': error !== undefined || undefined,
                'aria-describedby': error && `error-${TERMS}`,
              },
            }}
          />
        }
      />
      {error && (
        <FormHelperText id={`error-${TERMS}`} error role="alert">
          {error.message}
        </FormHelperText>
      )}
    </Box>
  );
}
