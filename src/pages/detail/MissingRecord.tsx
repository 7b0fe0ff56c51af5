import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router';
import { useWords } from '../../i18n/useWords.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { ListNotice } from '../list/ListNotice.tsx';

export interface MissingRecordProps {
  readonly title: string;
  readonly list: string | undefined;
}

/** The record of this address does not exist, or not any more (spec 1, section 8). */
export function MissingRecord({ title, list }: MissingRecordProps) {
  const words = useWords();
  return (
    <>
      <PageHeading title={title} back={list} />
      <Paper variant="outlined">
        <ListNotice
          title={words('pages.detail.missing')}
          action={
            list !== undefined && (
              <Button variant="outlined" component={Link} to={list}>
                {words('pages.detail.toList')}
              </Button>
            )
          }
        >
          {words('pages.detail.missingHelp')}
        </ListNotice>
      </Paper>
    </>
  );
}
