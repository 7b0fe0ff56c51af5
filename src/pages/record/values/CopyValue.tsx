import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useCopy } from '../../../fields/show/useCopy.ts';
import { IconPush } from '../../../theme/buttons.ts';
import { useText } from '../../../i18n/useText.ts';

interface CopyValueProps {
  readonly value: string;
  /** For the accessible name of the button. */
  readonly label: string;
}

/** The copy button of a value (spec 1, section 9). */
export default function CopyValue({ value, label }: CopyValueProps) {
  const text = useText();
  const copy = useCopy();
  const name = text('pages.value.copy', { what: label });
  return (
    <IconPush data-copy label={name} onClick={() => void copy(value)}>
      <CopyIcon sx={{ fontSize: 16 }} />
    </IconPush>
  );
}
