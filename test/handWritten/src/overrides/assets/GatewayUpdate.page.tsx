import {
  BooleanInput,
  Edit,
  NumberInput,
  ReferenceInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  TitlePortal,
  Toolbar,
  type RedirectionSideEffect,
} from 'react-admin';

const PROTOCOLS = [{ id: 'ssh', name: 'SSH' }];

/** A gateway is on the page of its domain, and saving leads there. */
const toDomain: RedirectionSideEffect = (_resource, _id, data) =>
  `assets.domain/${data?.['domain']}/show`;

/** The form of a gateway. */
export default function GatewayUpdate() {
  return (
    <>
      <TitlePortal variant="h1" component="h1" />
      <Edit redirect={toDomain} actions={false}>
        <SimpleForm
          toolbar={
            <Toolbar>
              <SaveButton />
            </Toolbar>
          }
        >
          <TextInput source="name" validate={required()} />
          <TextInput source="ip" validate={required()} />
          <NumberInput source="port" />
          <SelectInput source="protocol" choices={PROTOCOLS} />
          <ReferenceInput source="domain" reference="assets.domain">
            <SelectInput validate={required()} />
          </ReferenceInput>
          <BooleanInput source="is_active" />
          <TextInput source="comment" multiline />
        </SimpleForm>
      </Edit>
    </>
  );
}
