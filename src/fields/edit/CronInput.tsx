import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDate } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { usePartWords, type LaterWord } from '../../i18n/usePartWords.ts';
import { cronRuns, parseCron, type Cron } from '../cron.ts';
import { describeCron } from '../cronWords.ts';
import { PlainSelect } from './PlainSelect.tsx';
import { ariaOf, asText, type WidgetProps } from './widget.ts';

/** Runs shown before and after now (contract: schedule field). */
const RUNS_SHOWN = 5;
/** The other way to say how often, beside which a schedule stands on the server. */
const INTERVAL_FIELD = 'interval';
const COMMON: readonly { readonly key: LaterWord; readonly text: string }[] = [
  { key: 'cron.common.hourly', text: '0 * * * *' },
  { key: 'cron.common.nightly', text: '0 2 * * *' },
  { key: 'cron.common.weekly', text: '0 2 * * 1' },
  { key: 'cron.common.monthly', text: '0 2 1 * *' },
];

/** A schedule of five fields, with what it means and when it runs (spec 1, section 5). */
export default function CronInput(props: WidgetProps) {
  const { id, value, path, onChange, onBlur, inputRef, invalid, disabled, describedBy } = props;
  const words = usePartWords('later');
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
          id={id}
          size="small"
          value={text}
          placeholder="0 2 * * *"
          error={invalid}
          disabled={disabled}
          inputRef={inputRef}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          sx={{ flex: '1 1 180px' }}
          slotProps={{
            input: {
              spellCheck: false,
              autoComplete: 'off',
              style: { fontFamily: 'monospace' },
              ...ariaOf({ ...props, describedBy: `${previewId} ${describedBy ?? ''}`.trim() }),
            },
          }}
        />
        <PlainSelect
          label={words('cron.common.label')}
          value={chosen ? words(chosen.key) : words('cron.common.own')}
          values={[
            ...(chosen ? [] : [words('cron.common.own')]),
            ...COMMON.map((one) => words(one.key)),
          ]}
          disabled={disabled}
          onChange={(name) => {
            const picked = COMMON.find((one) => words(one.key) === name);
            if (picked) onChange(picked.text);
          }}
        />
      </Box>
      <Box id={previewId} sx={{ marginTop: 2, fontSize: 13, color: 'text.secondary' }}>
        {cron ? <Meaning cron={cron} /> : words('cron.fields')}
        {cron && Boolean(interval) && <div>{words('cron.beforeInterval')}</div>}
      </Box>
      {cron && <Runs cron={cron} />}
    </Box>
  );
}

function Meaning({ cron }: { readonly cron: Cron }) {
  const words = usePartWords('later');
  const { language } = useLanguage();
  return <div>{describeCron(cron, words, language)}</div>;
}

function Runs({ cron }: { readonly cron: Cron }) {
  const words = usePartWords('later');
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const next = cronRuns(cron, now, RUNS_SHOWN, 'next');
  const last = cronRuns(cron, now, RUNS_SHOWN, 'last').toReversed();
  if (next.length === 0) return <Box sx={{ fontSize: 13 }}>{words('cron.never')}</Box>;
  const list = (title: string, runs: readonly Date[]) => (
    <Box>
      <Box aria-hidden sx={{ fontSize: 13, fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="ol" aria-label={title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {runs.map((run) => (
          <li key={run.getTime()}>
            <time dateTime={run.toISOString()}>{formatDate(run, 'medium', language)}</time>
          </li>
        ))}
      </Box>
    </Box>
  );
  return (
    <Box
      sx={{
        marginTop: 2,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        gap: 3,
        fontSize: 13,
      }}
    >
      {list(words('cron.last'), last)}
      {list(words('cron.next'), next)}
    </Box>
  );
}
