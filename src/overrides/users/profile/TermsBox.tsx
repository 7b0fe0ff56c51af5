import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useController, useFormContext } from 'react-hook-form';
import { LabelledCheckbox } from '../../../controls/LabelledCheckbox.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Name of the box in the form; it is never sent. */
const TERMS = 'terms';

/** The terms of use; without them nothing is sent (spec 2, section 5). */
export function TermsBox() {
  const text = useText();
  const { trigger } = useFormContext();
  const {
    field,
    fieldState: { error },
  } = useController({
    name: TERMS,
    rules: { validate: (agreed) => agreed === true || text('profile.welcome.agreeFirst') },
  });
  return (
    <Box>
      <LabelledCheckbox
        id={`field-${TERMS}`}
        label={text('profile.welcome.agree')}
        checked={field.value === true}
        inputRef={field.ref}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `error-${TERMS}`}
        onChange={(event) => {
          field.onChange(event);
          void trigger(TERMS);
        }}
        onBlur={field.onBlur}
      />
      {error && (
        <FormHelperText id={`error-${TERMS}`} error role="alert">
          {error.message}
        </FormHelperText>
      )}
    </Box>
  );
}
