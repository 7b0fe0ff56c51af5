import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { formatDate } from '../../../i18n/dates.ts';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import type { Draft } from './draftStore.ts';
import { useText } from '../../../i18n/useText.ts';

interface DraftNoticeProps {
  readonly draft: Draft;
  /** The form has secrets, which drafts do not hold. */
  readonly secrets: boolean;
  onRestore(): void;
  onDiscard(): void;
}

/** Notice above a form: an unsaved draft can be restored or discarded. */
export default function DraftNotice({ draft, secrets, onRestore, onDiscard }: DraftNoticeProps) {
  const text = useText();
  const { language } = useLanguage();
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ marginBottom: 4, alignItems: 'center', flexWrap: 'wrap' }}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button color="inherit" onClick={onDiscard}>
            {text('forms.draft.discard')}
          </Button>
          <Button color="inherit" variant="outlined" onClick={onRestore}>
            {text('forms.draft.restore')}
          </Button>
        </Box>
      }
    >
      {text('forms.draft.question', { time: timeOf(draft.savedAt, language) })}
      {secrets && ` ${text('forms.draft.secrets')}`}
    </Alert>
  );
}

/** The time if it is today, else the date. */
function timeOf(savedAt: number, language: string): string {
  const date = new Date(savedAt);
  if (!dayjs().isSame(date, 'day')) return formatDate(date, 'medium', language);
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language, style).format(date);
}
