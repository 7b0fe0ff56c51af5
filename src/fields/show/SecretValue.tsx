import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useState } from 'react';
import { IconPush } from '../../theme/buttons.ts';
import { maskedSecret } from './maskedSecret.ts';
import { useCopy } from './useCopy.ts';
import { MONOSPACE } from '../../theme/fonts.ts';
import { useText } from '../../i18n/useText.ts';

const ICON = { fontSize: 16 };

interface SecretValueProps {
  readonly value: string;
  /** For the accessible names of the buttons. */
  readonly label: string;
}

/** A secret shown to its owner: masked until revealed, and copied without revealing it. */
export default function SecretValue({ value, label }: SecretValueProps) {
  const text = useText();
  const copy = useCopy();
  const [shown, setShown] = useState(false);
  const toggle = text(shown ? 'pages.value.hide' : 'pages.value.show', {
    what: label,
  });
  const copying = text('pages.value.copy', { what: label });
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <span
        style={{
          flex: '1 1 auto',
          minWidth: 0,
          fontFamily: MONOSPACE,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        }}
      >
        {shown ? value : maskedSecret(value)}
      </span>
      <IconPush label={toggle} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOffIcon sx={ICON} /> : <VisibilityIcon sx={ICON} />}
      </IconPush>
      <IconPush label={copying} onClick={() => void copy(value)}>
        <CopyIcon sx={ICON} />
      </IconPush>
    </span>
  );
}
