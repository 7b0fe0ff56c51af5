import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../controls/Card.tsx';
import { ClearSearch } from '../../../controls/ClearSearch.tsx';
import { EmptyLine } from '../../../controls/EmptyLine.tsx';
import { SearchBox } from '../../../controls/SearchBox.tsx';
import { plainText } from '../../../fields/values.ts';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useDefinition } from '../../../pages/useDefinition.ts';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { RecordLines } from '../RecordLines.ts';
import { connectAddress } from './connectAddress.ts';
import { ConnectLink } from './ConnectLink.tsx';
import { ASSETS } from './granted.ts';
import { useOwnAssets } from './useOwnAssets.ts';
import { useText } from '../../../i18n/useText.ts';

const HEIGHT_PX = 120;

const ONE_LINE = {
  '& li, & li:first-of-type': { alignItems: 'center', flexWrap: 'nowrap', padding: '6px 0' },
};

/** A search over the user's assets, favourites, and the assets used last, each with Connect. */
export default function ConnectCard(): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const routes = useRoutes();
  const [typed, setTyped] = useState('');
  const { group, first, recent, failed } = useOwnAssets(typed);
  const searching = typed.trim() !== '';
  const all = routes.address('MyAssets', {}, { ...(searching && { search: typed.trim() }) });
  return (
    <Card
      padded
      title={text('home.connectTitle')}
      tools={all !== undefined && <Link to={all}>{text('home.allAssets')}</Link>}
    >
      <SearchBox
        label={text('home.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      >
        {typed !== '' && (
          <ClearSearch label={text('home.clearSearch')} onClear={() => setTyped('')} />
        )}
      </SearchBox>
      <Box sx={{ mt: 3 }} aria-live="polite">
        {Boolean(failed) && <EmptyLine failed>{failureText(failed)}</EmptyLine>}
        {!failed && first === undefined && <LoadingBox height={HEIGHT_PX} />}
        {group !== 'favourites' && first?.length === 0 && (
          <EmptyLine>
            {searching ? text('home.noMatch', { query: typed.trim() }) : text('home.noAssets')}
          </EmptyLine>
        )}
        <AssetGroup title={text(`home.${group}`)} assets={first ?? []} />
        <AssetGroup title={text('home.recent')} assets={recent} />
      </Box>
    </Card>
  );
}

interface AssetGroupProps {
  readonly title: string;
  readonly assets: readonly RaRecord[];
}

function AssetGroup({ title, assets }: AssetGroupProps): ReactNode {
  const text = useText();
  const session = useSession();
  const { data: definition } = useDefinition(ASSETS);
  if (assets.length === 0) return null;
  return (
    <>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 2, mb: 1 }}>
        {title}
      </Box>
      <RecordLines aria-label={title} sx={ONE_LINE}>
        {assets.map((asset) => {
          const name = plainText(asset['hostname']);
          const inactive = asset['is_active'] === false;
          return (
            <li key={String(asset.id)}>
              <span>
                {name}
                <small>
                  {[
                    asset['ip'],
                    asset['platform'],
                    ...(inactive ? [text('favourites.inactive')] : []),
                  ]
                    .map(plainText)
                    .join(' · ')}
                </small>
              </span>
              <ConnectLink
                address={definition ? connectAddress(definition, asset, session) : undefined}
                name={name}
              />
            </li>
          );
        })}
      </RecordLines>
    </>
  );
}
