import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { Labeled, TextField } from 'react-admin';

/** A field of the record that the page shows. */
export default function GroupName() {
  return (
    <Card>
      <CardContent>
        <Labeled>
          <TextField source="name" />
        </Labeled>
      </CardContent>
    </Card>
  );
}
