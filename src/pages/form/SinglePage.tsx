import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useText } from '../../i18n/useText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { ListNotice } from '../list/ListNotice.tsx';
import { LoadingBox } from '../LoadingBox.tsx';
import { definitionOf, type PageProps } from '../page.ts';
import { useFailureText } from '../useFailureText.ts';
import { RecordForm } from './RecordForm.tsx';
import { useSingleSource } from './useSingleSource.ts';

const HEIGHT_PX = 480;

/** The page of a resource that has one record: its form, and nowhere to go back to. */
export default function SinglePage(props: PageProps) {
  const { route } = props;
  const definition = definitionOf(props);
  const text = useText();
  const words = useWords();
  const failureText = useFailureText();
  const { refreshSettings } = useSessionCommands();
  const source = useSingleSource(definition);

  if (source.data) {
    return (
      <RecordForm
        definition={definition}
        route={route}
        declared={definition.form}
        source={source.data}
        mode="update"
        cloneFrom={undefined}
        // What the settings decide applies at once; a failure leaves what was known.
        onStay={() => void refreshSettings().catch(() => undefined)}
      />
    );
  }
  return (
    <>
      <PageHeading title={text(route.title)} />
      {source.error ? (
        <Paper variant="outlined">
          <ListNotice
            failed
            title={words('pages.form.loadFailed')}
            action={
              <Button variant="outlined" onClick={() => void source.refetch()}>
                {words('pages.retry')}
              </Button>
            }
          >
            {failureText(source.error)}
          </ListNotice>
        </Paper>
      ) : (
        <LoadingBox height={HEIGHT_PX} />
      )}
    </>
  );
}
