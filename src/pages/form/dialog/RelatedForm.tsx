import type { ReactNode } from 'react';
import type { FieldRecord } from '../../../fields/values.ts';
import { useNameInSentence } from '../../../i18n/useNameInSentence.ts';
import { useText } from '../../../i18n/useText.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { useDefinition } from '../../useDefinition.ts';
import FormDialog from './FormDialog.tsx';

export interface RelatedFormProps {
  readonly resource: string;
  readonly onMade: (record: FieldRecord) => void;
  onClose(): void;
}

/** The form of a new record that a field of another form will refer to. */
export default function RelatedForm({ resource, ...props }: RelatedFormProps): ReactNode {
  const { data: definition } = useDefinition(resource);
  return definition ? <LoadedForm definition={definition} {...props} /> : null;
}

interface LoadedFormProps extends Omit<RelatedFormProps, 'resource'> {
  readonly definition: ResourceDefinition;
}

function LoadedForm({ definition, onMade, onClose }: LoadedFormProps): ReactNode {
  const text = useText();
  const one = useNameInSentence()(definition.one);
  return (
    <FormDialog
      title={text('titles.create', { one })}
      definition={definition}
      mode={{ kind: 'new' }}
      onSaved={onMade}
      onClose={onClose}
    />
  );
}
