import {
  CreateButton,
  Datagrid,
  DateField,
  EditButton,
  List,
  NumberField,
  SearchInput,
  TextField,
  TitlePortal,
  TopToolbar,
} from 'react-admin';

const filters = [<SearchInput key="q" source="q" alwaysOn />];
const buttons = (
  <TopToolbar>
    <CreateButton />
  </TopToolbar>
);

/** The domains, with components of react-admin alone. */
export default function DomainList() {
  return (
    <>
      <TitlePortal variant="h1" component="h1" />
      <List
        filters={filters}
        actions={buttons}
        sort={{ field: 'name', order: 'ASC' }}
        exporter={false}
      >
        <Datagrid rowClick="show" bulkActionButtons={false}>
          <TextField source="name" />
          <NumberField source="asset_count" sortable={false} />
          <DateField source="date_created" showTime sortable={false} />
          <TextField source="comment" sortable={false} />
          <EditButton label="ra.action.edit" />
        </Datagrid>
      </List>
    </>
  );
}
