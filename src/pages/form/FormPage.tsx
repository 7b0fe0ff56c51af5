import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useParams, useSearchParams } from 'react-router';
import { isApiError } from '../../api/errors.ts';
import { useText } from '../../i18n/useText.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { MissingRecord } from '../detail/MissingRecord.tsx';
import { PageHeading } from '../heading/PageHeading.tsx';
import { ListNotice } from '../list/ListNotice.tsx';
import { LoadingBox } from '../LoadingBox.tsx';
import { definitionOf, type PageProps } from '../page.ts';
import { useFailureText } from '../useFailureText.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { useFormSource } from './useFormSource.ts';

/** The query parameter that names the record to copy (spec 1, section 2.9). */
const CLONE_PARAMETER = 'clone_from';
const HEIGHT_PX = 480;

/** The generic create and update page (spec 1, section 2.9): loads what the form starts from. */
export default function FormPage(props: PageProps & Pick<RecordFormProps, 'below'>) {
  const { route } = props;
  const definition = definitionOf(props);
  const { id } = useParams();
  const [query] = useSearchParams();
  const text = useText();
  const words = usePartWords('later');
  const failureText = useFailureText();
  const cloneFrom = id === undefined ? (query.get(CLONE_PARAMETER) ?? undefined) : undefined;
  const declared = route.form === undefined ? definition.form : definition.forms?.[route.form];
  const method = id === undefined ? 'POST' : (declared?.updateMethod ?? 'PUT');
  const source = useFormSource(definition, method, id ?? cloneFrom, Object.fromEntries(query));
  const list = useResourceRoutes(definition.id, route).to('list');
  const title = text(route.title);

  if (source.data) {
    return (
      <RecordForm
        definition={definition}
        route={route}
        declared={declared}
        source={source.data}
        mode={id !== undefined ? 'update' : cloneFrom === undefined ? 'create' : 'clone'}
        cloneFrom={cloneFrom}
        below={props.below}
      />
    );
  }
  if (source.error && isApiError(source.error) && source.error.kind === 'not-found') {
    return <MissingRecord title={title} list={list} />;
  }
  return (
    <>
      <PageHeading title={title} back={list} />
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
