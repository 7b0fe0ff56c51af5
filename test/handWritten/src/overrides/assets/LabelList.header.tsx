import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/useText.ts';

/** How many labels the search finds. */
export default function LabelCount() {
  const { total, isPending } = useListContext();
  const text = useText();
  if (isPending) return null;
  return (
    <Typography>
      {text('resources.assets.label.many')}: {total}
    </Typography>
  );
}
