import { BooleanField, DataTable, DateField, List, Pagination, SearchInput } from 'react-admin';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export default function UserList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={15}
      pagination={<Pagination rowsPerPageOptions={[15, 30, 50, 100]} />}
    >
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="username" />
        <DataTable.Col source="groups_display" label="User groups" disableSort />
        <DataTable.Col source="is_valid" label="Valid" disableSort field={BooleanField} />
        <DataTable.Col source="mfa_enabled" label="MFA" disableSort field={BooleanField} />
        <DataTable.Col source="last_login" disableSort>
          <DateField source="last_login" showTime />
        </DataTable.Col>
        <DataTable.Col source="system_roles_display" label="System roles" disableSort />
      </DataTable>
    </List>
  );
}
