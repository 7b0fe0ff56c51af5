import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { LoadingBox } from '../../pages/LoadingBox.tsx';
import { useFailureText } from '../../pages/useFailureText.ts';
import { loadLicence } from './licenceFacts.ts';

const HEIGHT_PX = 160;

/** The figures of the licence, as the server tells them. */
export function LicenceCard(): ReactNode {
  const words = usePartWords('later');
  const formats = useFormats();
  const failureText = useFailureText();
  const { data, error } = useQuery({
    queryKey: ['settings', 'licence'],
    queryFn: ({ signal }) => loadLicence(signal),
    retry: false,
  });
  if (error) {
    return (
      <div role="alert">
        {words('licencePage.loadFailed')}. {failureText(error)}
      </div>
    );
  }
  if (!data) return <LoadingBox height={HEIGHT_PX} />;
  const none = words('licencePage.none');
  const count = (value: number | undefined) => (value === undefined ? none : formats.number(value));
  const assets = words('licencePage.assetsOf', {
    used: count(data.currentAssetCount),
    limit: count(data.assetCount),
  });
  const facts: readonly (readonly [string, string])[] = [
    [words('licencePage.subscription'), data.subscription || none],
    [words('licencePage.corporation'), data.corporation || none],
    [words('licencePage.expires'), formats.date(data.dateExpired) || none],
    [words('licencePage.assets'), assets],
    [words('licencePage.edition'), data.edition || none],
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
