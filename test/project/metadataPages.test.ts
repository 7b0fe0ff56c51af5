import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../codegen/model/fields.ts';
import { detailFromFields } from '../../src/pages/detail/tabs.ts';
import { formFromFields } from '../../src/pages/form/formState.ts';
import { listFromMetadata } from '../../src/pages/list/listModel.ts';
import { resourceModel } from '../codegen/back/project.ts';

const FIELDS = `
fields:
  id: { type: id }
  name: { type: string }
  kind: { type: choice, choices: [one, two] }
  comment: { type: text }
server: { filters: [name, kind], order: [name, kind] }
`;
const DECLARED = `
list: { columns: [name, kind, comment, id] }
form: [{ basic: [name, kind, comment] }]
detail: { tabs: { summary: { card: [id, name, kind, comment] } } }
`;

/** A resource with declared pages, and the same resource with pages from metadata. */
function both(head: string) {
  const declared = resourceModel(`${head}${FIELDS}${DECLARED}`).definition;
  const served = resourceModel(`${head}${FIELDS}`).definition;
  const fields: readonly FieldModel[] = served.fields ?? [];
  const metadata = Object.fromEntries(
    fields.map(({ name }) => {
      const offered = name === 'name' || name === 'kind';
      return [name, { type: 'string', required: false, filter: offered, order: offered } as const];
    }),
  );
  return {
    declared,
    list: listFromMetadata(served, fields, metadata),
    detail: detailFromFields(served, fields),
    form: formFromFields(fields),
  };
}

describe.each([
  ['of an organization', 'resource: a.b\nname: B'],
  ['with the permissions of another', 'resource: a.b\nname: B\npermission: c.d'],
  ['of all organizations', 'resource: a.b\nname: B\ninRoot: true'],
])('pages made from metadata, of a resource %s', (_name, head) => {
  const { declared, list, detail, form } = both(head);

  it('open their buttons to those who may press the declared ones', () => {
    const buttons = ({
      create,
      update,
      clone,
      remove,
      bulkRemove,
      import: file,
      export: out,
    }: typeof list) => ({ create, update, clone, remove, bulkRemove, file, out });
    expect(declared.list && buttons(declared.list)).toEqual(buttons(list));
    expect(declared.detail?.update).toEqual(detail.update);
    expect(declared.detail?.remove).toEqual(detail.remove);
  });

  it('ask for what can be written, and save as the declared form does', () => {
    const saving = ({ groups, ...rest }: typeof form) => ({
      ...rest,
      fields: groups.flatMap(({ fields }) => fields.map(({ field }) => field)),
    });
    expect(declared.form && saving(declared.form)).toEqual(saving(form));
  });

  it('show, filter and sort their columns as the declared ones do', () => {
    const heads = ({ columns }: typeof list) =>
      columns.map((column) => ({ ...column, link: undefined }));
    expect(declared.list && heads(declared.list)).toEqual(heads(list));
    expect(heads(list)).toContainEqual({ field: 'kind', cell: 'choice', filter: true });
    expect(heads(list)).toContainEqual({ field: 'name', cell: 'text', sortable: true });
    expect(declared.detail?.tabs[0]?.card).toEqual(detail.tabs[0]?.card);
  });
});
