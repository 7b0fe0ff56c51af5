import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import ListPage from '@gatehouse-console/engine/pages/list/ListPage.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';

/** Rows with an inactive asset are grey. */
const Frame = styled('div')(({ theme }) => ({
  display: 'contents',
  '& tr:has(th [data-tone]) :is(td, th, [data-action])': {
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& th [data-tone]': { color: (theme.vars ?? theme).palette.text.primary },
}));

/** The generic list of granted assets, inactive ones in grey (contract: workbench, section 1). */
export default function MyAssets(props: PageProps): ReactNode {
  return (
    <Frame>
      <ListPage {...props} />
    </Frame>
  );
}
