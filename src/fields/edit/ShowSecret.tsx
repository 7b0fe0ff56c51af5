import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useText } from '../../i18n/useText.ts';

interface ShowSecretProps {
  readonly shown: boolean;
  readonly disabled?: boolean | undefined;
  onToggle(shown: boolean): void;
}

/** The button at the end of a masked input that shows and hides what is typed. */
export function ShowSecret({ shown, disabled, onToggle }: ShowSecretProps) {
  const text = useText();
  const label = text(shown ? 'pages.secret.hide' : 'pages.secret.show');
  return (
    <InputAdornment position="end">
      <IconButton
        aria-label={label}
        title={label}
        edge="end"
        disabled={disabled}
        onClick={() => onToggle(!shown)}
      >
        {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
}
