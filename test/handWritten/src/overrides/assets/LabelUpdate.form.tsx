import Typography from '@mui/material/Typography';
import { FormDataConsumer, useRecordContext } from 'react-admin';

/** The term as it was, and as the form makes it. */
export default function TermPreview() {
  const record = useRecordContext<{
    readonly id: string;
    readonly name: string;
    readonly value: string;
  }>();
  return (
    <FormDataConsumer>
      {({ formData }) => (
        <Typography>
          {record?.name}:{record?.value} → {formData['name']}:{formData['value']}
        </Typography>
      )}
    </FormDataConsumer>
  );
}
