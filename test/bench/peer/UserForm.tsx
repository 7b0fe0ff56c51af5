import {
  AutocompleteArrayInput,
  Create,
  DateTimeInput,
  Edit,
  email,
  FormDataConsumer,
  PasswordInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TabbedForm,
  TextInput,
} from 'react-admin';

const MFA_LEVELS = ['Off', 'On', 'Forced'].map((name, id) => ({ id, name }));
const STRATEGIES = [
  { id: 'email', name: 'Reset link by mail' },
  { id: 'custom', name: 'Set password' },
];
const SOURCES = 'local ldap openid radius cas saml2'.split(' ').map((id) => ({ id, name: id }));
/** The role “User”. */
const NEW_USER = {
  password_strategy: 'email',
  mfa_level: 0,
  source: 'local',
  system_roles: ['00000000-0000-0000-0000-000000000003'],
};

function UserForm() {
  return (
    <TabbedForm defaultValues={NEW_USER}>
      <TabbedForm.Tab label="Identity">
        <TextInput source="name" validate={required()} />
        <TextInput source="username" validate={required()} />
        <TextInput source="email" validate={[required(), email()]} />
        <ReferenceArrayInput source="groups" reference="users/groups">
          <AutocompleteArrayInput label="User groups" />
        </ReferenceArrayInput>
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Authentication">
        <SelectInput source="password_strategy" choices={STRATEGIES} />
        <FormDataConsumer>
          {({ formData: { password_strategy: strategy } }) =>
            strategy === 'custom' && <PasswordInput source="password" validate={required()} />
          }
        </FormDataConsumer>
        <SelectInput source="mfa_level" label="MFA" choices={MFA_LEVELS} />
        <SelectInput source="source" choices={SOURCES} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Security">
        <ReferenceArrayInput source="system_roles" reference="rbac/system-roles">
          <AutocompleteArrayInput optionText="display_name" validate={required()} />
        </ReferenceArrayInput>
        <DateTimeInput source="date_expired" />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Other">
        <TextInput source="phone" />
        <TextInput source="wechat" label="WeChat" />
        <TextInput source="comment" multiline />
      </TabbedForm.Tab>
    </TabbedForm>
  );
}

export function UserCreate() {
  return (
    <Create>
      <UserForm />
    </Create>
  );
}

export function UserEdit() {
  return (
    <Edit>
      <UserForm />
    </Edit>
  );
}
