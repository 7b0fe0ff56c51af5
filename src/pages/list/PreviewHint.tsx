import CloseIcon from '@mui/icons-material/Close';
import { useText } from '../../i18n/useText.ts';
import { usePreference } from '../../session/preference.ts';
import { IconPush } from '../../theme/buttons.ts';

/** Tells of the preview until it was opened for the first time, or the line was closed. */
export default function PreviewHint() {
  const text = useText();
  const [kept, keep] = usePreference('gatehouse.preview');
  if (kept !== undefined) return null;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center' }}>
      {text('preview.hint')}
      <IconPush label={text('preview.closeHint')} onClick={() => keep(false)}>
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconPush>
    </span>
  );
}
