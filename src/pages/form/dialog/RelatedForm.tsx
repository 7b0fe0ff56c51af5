import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { FieldIdContext } from '../../../fields/edit/FieldIdContext.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { useNameInSentence } from '../../../i18n/useNameInSentence.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDefinition } from '../../useDefinition.ts';
import { SavedNotice, type OpenInPlace } from '../SavedNotice.tsx';
import FormDialog from './FormDialog.tsx';

export interface RelatedFormProps {
  /** The page with the form. */
  readonly route: RouteRecord;
  readonly preset: Readonly<Record<string, string>> | undefined;
  readonly onMade?: ((record: FieldRecord) => void) | undefined;
  /** Opens what usually follows the new record. */
  readonly inPlace: OpenInPlace;
  onClose(): void;
}

/** The form of a new record that a field of another form will refer to, or that follows such a record. */
export default function RelatedForm({ route, ...props }: RelatedFormProps): ReactNode {
  const { data: definition } = useDefinition(route.resource ?? '');
  return definition ? <LoadedForm definition={definition} route={route} {...props} /> : null;
}

interface LoadedFormProps extends RelatedFormProps {
  readonly definition: ResourceDefinition;
}

function LoadedForm({ definition, route, preset, onMade, inPlace, onClose }: LoadedFormProps) {
  const text = useText();
  const { pathname } = useLocation();
  const one = useNameInSentence()(definition.one);
  return (
    <FieldIdContext value="over-field-">
      <FormDialog
        title={text('titles.create', { one })}
        definition={definition}
        mode={{ kind: 'new' }}
        {...(preset && { preset })}
        notice={(name, made) => (
          <SavedNotice {...{ definition, route, name, made, inPlace }} shownOn={[pathname]} />
        )}
        onSaved={(record) => onMade?.(record)}
        onClose={onClose}
      />
    </FieldIdContext>
  );
}
