import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { parseCron, type Cron } from '../cron.ts';
import { describeCron, INTERVAL_FIELD } from '../cronText.ts';
import { Select } from '../../controls/Select.tsx';
import { asText, textInputOf, type WidgetProps } from './widget.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { MONOSPACE } from '../../theme/fonts.ts';
import { openedPart } from '../../controls/openedPart.tsx';

/** Only few forms have a schedule, and its library is large. */
const CronRuns = openedPart(() => import('./CronRuns.tsx'));
const COMMON: readonly { readonly key: TextKey; readonly text: string }[] = [
  { key: 'cron.common.hourly', text: '0 * * * *' },
  { key: 'cron.common.nightly', text: '0 2 * * *' },
  { key: 'cron.common.weekly', text: '0 2 * * 1' },
  { key: 'cron.common.monthly', text: '0 2 1 * *' },
];

/** A schedule of five parts, with its description and its runs (spec 1, section 5). */
export default function CronInput(props: WidgetProps) {
  const { id, value, path, onChange, disabled, describedBy } = props;
  const translate = useText();
  const text = asText(value);
  const cron = useMemo(() => parseCron(text), [text]);
  const beside = path.includes('.') ? path.replace(/[^.]+$/, INTERVAL_FIELD) : INTERVAL_FIELD;
  const interval: unknown = useWatch({ name: beside });
  const previewId = `${id}-preview`;
  const chosen = COMMON.find((one) => one.text === text.trim().replace(/\s+/g, ' '));
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <OutlinedInput
          {...textInputOf(
            { ...props, describedBy: `${previewId} ${describedBy ?? ''}`.trim() },
            { spellCheck: false, autoComplete: 'off', style: { fontFamily: MONOSPACE } },
          )}
          fullWidth={false}
          placeholder="0 2 * * *"
          sx={{ flex: '1 1 180px' }}
        />
        <Select
          label={translate('cron.common.label')}
          value={chosen?.text ?? ''}
          choices={[
            ...(chosen ? [] : [{ value: '', label: translate('cron.common.own') }]),
            ...COMMON.map(({ text: value, key }) => ({ value, label: translate(key) })),
          ]}
          disabled={disabled}
          onChange={(picked) => picked !== '' && onChange(picked)}
        />
      </Box>
      <Box id={previewId} sx={{ marginTop: 2, fontSize: 13, color: 'text.secondary' }}>
        {cron ? <Meaning cron={cron} /> : translate('cron.fields')}
        {cron && Boolean(interval) && <div>{translate('cron.beforeInterval')}</div>}
      </Box>
      {cron && <CronRuns cron={cron} />}
    </Box>
  );
}

function Meaning({ cron }: { readonly cron: Cron }) {
  const text = useText();
  const { language } = useLanguage();
  return <div>{describeCron(cron, text, language)}</div>;
}
