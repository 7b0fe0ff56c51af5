import {
  BooleanField,
  Datagrid,
  DateField,
  NumberField,
  ReferenceManyField,
  Show,
  SimpleShowLayout,
  TextField,
  TitlePortal,
} from 'react-admin';

/** A domain with its gateways. */
export default function DomainDetail() {
  return (
    <>
      <TitlePortal variant="h1" component="h1" />
      <Show>
        <SimpleShowLayout>
          <TextField source="name" />
          <NumberField source="asset_count" />
          <DateField source="date_created" showTime />
          <TextField source="comment" />
          <ReferenceManyField
            reference="assets.gateway"
            target="domain"
            label="resources.assets.gateway.many"
          >
            <Datagrid rowClick="edit" bulkActionButtons={false}>
              <TextField source="name" />
              <TextField source="ip" />
              <NumberField source="port" />
              <BooleanField source="is_active" sortable={false} />
            </Datagrid>
          </ReferenceManyField>
        </SimpleShowLayout>
      </Show>
    </>
  );
}
