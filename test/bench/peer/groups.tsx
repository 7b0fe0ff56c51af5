import {
  AutocompleteArrayInput,
  Create,
  DataTable,
  Edit,
  List,
  ReferenceArrayInput,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
} from 'react-admin';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function GroupList() {
  return (
    <List filters={filters} sort={{ field: 'name', order: 'ASC' }} perPage={15}>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.NumberCol source="users_amount" label="Users" disableSort />
        <DataTable.Col source="comment" disableSort />
      </DataTable>
    </List>
  );
}

function GroupForm() {
  return (
    <SimpleForm>
      <TextInput source="name" validate={required()} />
      <ReferenceArrayInput source="users" reference="users/users">
        <AutocompleteArrayInput />
      </ReferenceArrayInput>
      <TextInput source="comment" multiline />
    </SimpleForm>
  );
}

export function GroupCreate() {
  return (
    <Create>
      <GroupForm />
    </Create>
  );
}

export function GroupEdit() {
  return (
    <Edit>
      <GroupForm />
    </Edit>
  );
}
