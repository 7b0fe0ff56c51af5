import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { PasswordHelp } from './PasswordHelp.tsx';
import { UnchangedSecret } from './UnchangedSecret.tsx';
import { asText, textInputOf, type WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** A secret: masked until revealed; on update collapsed until the person changes it (spec 1, section 2.9). */
export function SecretInput(props: WidgetProps) {
  return (
    <UnchangedSecret {...props}>
      <OpenSecret {...props} />
    </UnchangedSecret>
  );
}

function OpenSecret(props: WidgetProps) {
  const { field, value, disabled } = props;
  const text = useText();
  const [shown, setShown] = useState(false);
  const toggle = text(shown ? 'pages.secret.hide' : 'pages.secret.show');
  return (
    <>
      <OutlinedInput
        {...textInputOf(props, {
          maxLength: field.maxLength,
          autoComplete: 'new-password',
          spellCheck: false,
        })}
        type={shown ? 'text' : 'password'}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={toggle}
              title={toggle}
              edge="end"
              disabled={disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
            </IconButton>
          </InputAdornment>
        }
      />
      {field.policy === 'password' && <PasswordHelp password={asText(value)} />}
    </>
  );
}
