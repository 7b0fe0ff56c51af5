import type { ReactNode } from 'react';
import { LoadingBox } from '../../pages/LoadingBox.tsx';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../pages/page.ts';
import { useFailureText } from '../../pages/useFailureText.ts';
import { loadBranding } from './branding.ts';
import { BrandingForm } from './BrandingForm.tsx';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

const HEIGHT_PX = 320;

/** Title and pictures of the console and its login page (contract: settings, section 9). */
export default function Interface({ route }: PageProps): ReactNode {
  const text = useText();
  return (
    <>
      <PageHeading title={text(route.title)} />
      <LoadedForm />
    </>
  );
}

function LoadedForm(): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const { data, error } = useRequest(['settings', 'branding'], (signal) => loadBranding(signal));
  if (error) {
    return (
      <div role="alert">
        {text('branding.loadFailed')} {failureText(error)}
      </div>
    );
  }
  return data ? <BrandingForm branding={data} /> : <LoadingBox height={HEIGHT_PX} />;
}
