import Paper from '@mui/material/Paper';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { FieldTerms } from './FieldTerms.tsx';
import { useShownFields } from './useShownFields.ts';

interface RecordCardProps {
  readonly names: readonly string[];
  readonly fields: readonly FieldModel[];
  readonly record: FieldRecord;
  /** The page of the card: links stay in its view. Without it nothing is linked. */
  readonly route?: RouteRecord;
}

/** A card with the fields of a record as label and value, without those this user may not see. */
export function RecordCard({ names, fields, record, route }: RecordCardProps) {
  const shown = useShownFields(fields)(names);
  return (
    <Paper variant="outlined">
      <FieldTerms fields={shown} record={record} route={route} />
    </Paper>
  );
}
