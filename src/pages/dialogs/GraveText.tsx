import Alert from '@mui/material/Alert';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { recordName } from '../titles.ts';
import { useText } from '../../i18n/useText.ts';

export interface GraveTextProps {
  readonly definition: ResourceDefinition;
  readonly records: readonly FieldRecord[];
}

/** Says whom a grave change is about and what it means. */
export function GraveText({ definition, records }: GraveTextProps) {
  const text = useText();
  const names = records.map((record) => recordName(definition, record)).join(', ');
  return (
    <Alert severity="warning" role="none" sx={{ marginBottom: 3 }}>
      <strong>{text('grave.about', { names })}</strong> {text(`grave.${definition.id}`)}
    </Alert>
  );
}

/** The same before anybody knows which records will be changed: whose rows of a file are still to be read. */
export function GraveNote({ definition }: { readonly definition: ResourceDefinition }) {
  const text = useText();
  if (!definition.grave) return null;
  return (
    <Alert severity="warning" role="note">
      <strong>{text('grave.file')}</strong> {text(`grave.${definition.id}`)}
    </Alert>
  );
}
