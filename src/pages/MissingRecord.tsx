import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router';
import { PageHeading } from './heading/PageHeading.tsx';
import { EmptyState } from '../controls/EmptyState.tsx';
import { useText } from '../i18n/useText.ts';

export interface MissingRecordProps {
  readonly title: string;
  readonly list: string | undefined;
}

/** Shown when the record of the address does not exist (spec 1, section 8; spec 2, section 8). */
export function MissingRecord({ title, list }: MissingRecordProps) {
  const text = useText();
  return (
    <>
      <PageHeading title={title} back={list} />
      <Paper variant="outlined">
        <EmptyState
          title={text('pages.detail.missing')}
          action={
            list !== undefined && (
              <Button variant="outlined" component={Link} to={list}>
                {text('pages.detail.toList')}
              </Button>
            )
          }
        >
          <Box component="span" sx={{ display: 'block' }}>
            {text('recordPage.missing')}
          </Box>
          {text('pages.detail.missingHelp')}
        </EmptyState>
      </Paper>
    </>
  );
}
