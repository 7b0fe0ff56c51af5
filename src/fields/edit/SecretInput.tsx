import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { PasswordHelp } from './PasswordHelp.tsx';
import { ShowSecret } from './ShowSecret.tsx';
import { UnchangedSecret } from './UnchangedSecret.tsx';
import { asText, textInputOf, type WidgetProps } from './widget.ts';

/** A secret: masked until revealed; on update collapsed until the user changes it (spec 1, section 2.9). */
export function SecretInput(props: WidgetProps) {
  return (
    <UnchangedSecret {...props}>
      <OpenSecret {...props} />
    </UnchangedSecret>
  );
}

function OpenSecret(props: WidgetProps) {
  const { field, value, disabled } = props;
  const [shown, setShown] = useState(false);
  return (
    <>
      <OutlinedInput
        {...textInputOf(props, {
          maxLength: field.maxLength,
          autoComplete: 'new-password',
          spellCheck: false,
        })}
        type={shown ? 'text' : 'password'}
        endAdornment={<ShowSecret shown={shown} disabled={disabled} onToggle={setShown} />}
      />
      {field.policy === 'password' && <PasswordHelp password={asText(value)} />}
    </>
  );
}
