import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { PageNotice } from '../PageNotice.tsx';
import { LoadingBox } from '../LoadingBox.tsx';
import { useFailureText } from '../useFailureText.ts';
import { RecordForm } from './RecordForm.tsx';
import { useSingleSource } from './useSingleSource.ts';
import { useText } from '../../i18n/useText.ts';

const HEIGHT_PX = 480;

export interface SingleFormProps {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  /** Shown below the heading of another page. */
  readonly nested?: boolean;
}

/** The form of a resource with a single record. It has no list to go back to. */
export function SingleForm({ definition, route, nested = false }: SingleFormProps) {
  const text = useText();
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
        nested={nested}
        // Saved settings apply at once; after a failed refresh the old ones stay.
        onStay={() => void refreshSettings().catch(() => undefined)}
      />
    );
  }
  return (
    <>
      {!nested && <PageHeading title={text(route.title)} />}
      {source.error ? (
        <Paper variant="outlined">
          <PageNotice
            failed
            title={text('pages.form.loadFailed')}
            action={
              <Button variant="outlined" onClick={() => void source.refetch()}>
                {text('pages.retry')}
              </Button>
            }
          >
            {failureText(source.error)}
          </PageNotice>
        </Paper>
      ) : (
        <LoadingBox height={HEIGHT_PX} />
      )}
    </>
  );
}
