import type { ReactNode } from 'react';
import { Facts } from '../../controls/Facts.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { Loaded } from '../../pages/Loaded.tsx';
import { loadLicence, type LicenceFacts } from './licenceFacts.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

const HEIGHT_PX = 160;

/** The details of the licence. */
export function LicenceCard(): ReactNode {
  const text = useText();
  const licence = useRequest(['settings', 'licence'], (signal) => loadLicence(signal));
  return (
    <Loaded query={licence} height={HEIGHT_PX} failed={text('licencePage.loadFailed')}>
      {(facts) => <LicenceDetails licence={facts} />}
    </Loaded>
  );
}

function LicenceDetails({ licence }: { readonly licence: LicenceFacts }): ReactNode {
  const text = useText();
  const formats = useFormats();
  const none = text('licencePage.none');
  const count = (value: number | undefined) => (value === undefined ? none : formats.number(value));
  const assets = text('licencePage.assetsOf', {
    used: count(licence.currentAssetCount),
    limit: count(licence.assetCount),
  });
  const facts: readonly (readonly [string, string])[] = [
    [text('licencePage.subscription'), licence.subscription || none],
    [text('licencePage.corporation'), licence.corporation || none],
    [text('licencePage.expires'), formats.date(licence.dateExpired) || none],
    [text('licencePage.assets'), assets],
    [text('licencePage.edition'), licence.edition || none],
  ];
  return <Facts facts={facts} />;
}
