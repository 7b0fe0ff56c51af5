import { expect, it } from 'vitest';
import { formFromFields } from '../../src/pages/form/formState.ts';
import { resourceModel } from '../codegen/back/project.ts';

const FIELDS = `
fields:
  id: { type: id }
  name: { type: string }
  kind: { type: choice, choices: [one, two] }
  comment: { type: text }
`;

it.each([
  ['of an organization', 'resource: a.b\nname: B'],
  ['with the permissions of another', 'resource: a.b\nname: B\npermission: c.d'],
  ['of all organizations', 'resource: a.b\nname: B\ninRoot: true'],
])('a form made of the fields of a resource %s saves as a declared one does', (_name, head) => {
  const declared = resourceModel(`${head}${FIELDS}form: [{ basic: [name, kind, comment] }]\n`);
  const form = formFromFields(resourceModel(`${head}${FIELDS}`).definition.fields ?? []);
  const saving = ({ groups, ...rest }: typeof form) => ({
    ...rest,
    fields: groups.flatMap(({ fields }) => fields.map(({ field }) => field)),
  });
  expect(declared.definition.form && saving(declared.definition.form)).toEqual(saving(form));
});
