import Alert from '@mui/material/Alert';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useNameOf } from '../useNameOf.ts';
import { useText } from '../../i18n/useText.ts';

interface ChangeWarningProps {
  readonly definition: ResourceDefinition;
  readonly records: readonly FieldRecord[];
}

/** The warning about a far-reaching change: its records and its consequences. */
export function ChangeWarning({ definition, records }: ChangeWarningProps) {
  const text = useText();
  const names = records.map(useNameOf(definition.id)).join(', ');
  return (
    <Alert severity="warning" role="none" sx={{ marginBottom: 3 }}>
      <strong>{text('changeWarning.about', { names })}</strong>{' '}
      {text(`changeWarning.${definition.id}`)}
    </Alert>
  );
}

/** The same warning above an import, whose records are not known yet. */
export function ImportWarning({ definition }: { readonly definition: ResourceDefinition }) {
  const text = useText();
  if (!definition.changeWarning) return null;
  return (
    <Alert severity="warning" role="note">
      <strong>{text('changeWarning.file')}</strong> {text(`changeWarning.${definition.id}`)}
    </Alert>
  );
}
