import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { LoadingBox } from '../../pages/LoadingBox.tsx';
import { useFailureText } from '../../pages/useFailureText.ts';
import { loadLicence } from './licenceFacts.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

const HEIGHT_PX = 160;

/** The details of the licence. */
export function LicenceCard(): ReactNode {
  const text = useText();
  const formats = useFormats();
  const failureText = useFailureText();
  const { data, error } = useRequest(['settings', 'licence'], (signal) => loadLicence(signal));
  if (error) {
    return (
      <div role="alert">
        {text('licencePage.loadFailed')} {failureText(error)}
      </div>
    );
  }
  if (!data) return <LoadingBox height={HEIGHT_PX} />;
  const none = text('licencePage.none');
  const count = (value: number | undefined) => (value === undefined ? none : formats.number(value));
  const assets = text('licencePage.assetsOf', {
    used: count(data.currentAssetCount),
    limit: count(data.assetCount),
  });
  const facts: readonly (readonly [string, string])[] = [
    [text('licencePage.subscription'), data.subscription || none],
    [text('licencePage.corporation'), data.corporation || none],
    [text('licencePage.expires'), formats.date(data.dateExpired) || none],
    [text('licencePage.assets'), assets],
    [text('licencePage.edition'), data.edition || none],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 6,
        rowGap: 2,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.flatMap(([name, value]) => [
        <dt key={`${name} name`}>{name}</dt>,
        <dd key={`${name} value`}>{value}</dd>,
      ])}
    </Box>
  );
}
