import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { ShowSecret } from './ShowSecret.tsx';
import { UnchangedSecret } from './UnchangedSecret.tsx';
import { asText, textInputOf, type WidgetProps } from './widget.ts';
import Box from '@mui/material/Box';
import { useSession } from '../../session/SessionContext.ts';
import { StatusIcon } from '../../controls/StatusIcon.tsx';
import { passwordRules, passwordStrength, STRENGTH_LEVELS } from '../passwordRules.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

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

const LEVELS: readonly TextKey[] = [
  'pages.password.empty',
  'pages.password.weak',
  'pages.password.fair',
  'pages.password.good',
  'pages.password.strong',
];
/** Strength and rules of a new password, updated while typing. */
function PasswordHelp({ password }: { readonly password: string }) {
  const text = useText();
  const rules = passwordRules(useSession().settings);
  const strength = passwordStrength(password);
  const level = text(LEVELS[strength] ?? 'pages.password.empty');
  return (
    <Box sx={{ marginTop: 1, fontSize: 12, color: 'text.secondary' }}>
      <Box component="label" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {text('pages.password.strength')}
        <meter
          min={0}
          low={2}
          high={3}
          optimum={STRENGTH_LEVELS}
          max={STRENGTH_LEVELS}
          value={strength}
          style={{ width: 160 }}
        />
        <span>{level}</span>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginTop: 0.5 }}>
        {rules.map((rule) => {
          const met = rule.holds(password);
          return (
            <Box
              component="li"
              key={rule.key}
              sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}
            >
              <StatusIcon
                shape={met ? 'check' : 'dot'}
                tone={met ? 'good' : 'quiet'}
                label={text(met ? 'pages.password.met' : 'pages.password.unmet')}
              />
              {text(rule.key, rule.values)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
