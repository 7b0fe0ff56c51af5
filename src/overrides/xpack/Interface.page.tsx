import type { ReactNode } from 'react';
import { Loaded } from '../../pages/Loaded.tsx';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../pages/page.ts';
import { loadBranding } from './branding.ts';
import { BrandingForm } from './BrandingForm.tsx';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

const HEIGHT_PX = 320;

/** Title and pictures of the console and its login page (contract: settings, section 9). */
export default function Interface({ route }: PageProps): ReactNode {
  const text = useText();
  const branding = useRequest(['settings', 'branding'], (signal) => loadBranding(signal));
  return (
    <>
      <PageHeading title={text(route.title)} />
      <Loaded query={branding} height={HEIGHT_PX} failed={text('branding.loadFailed')}>
        {(data) => <BrandingForm branding={data} />}
      </Loaded>
    </>
  );
}
