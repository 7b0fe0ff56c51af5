import { describe, expect, it } from 'vitest';
import { resourceText, type ResourceDraft } from '../../../codegen/scaffold/resourceText.ts';

const VISIT: ResourceDraft = {
  id: 'clinic.visit',
  fields: [
    { name: 'id', type: 'integer', readOnly: true },
    { name: 'seen', type: 'datetime' },
    { name: 'room', type: 'string' },
  ],
  about: 'A visit.',
};

describe('a new manifest', () => {
  it('lets a list without forms delete what the server deletes', () => {
    const lacks = ['create', 'update'];
    expect(resourceText({ ...VISIT, lacks }, [])).not.toContain('delete');
    expect(resourceText({ ...VISIT, lacks: [...lacks, 'delete'] }, [])).toContain('delete: false');
  });

  it('deletes nothing where the server says nothing and nothing can be written', () => {
    const fields = VISIT.fields.map((field) => ({ ...field, readOnly: true }));
    expect(resourceText({ ...VISIT, fields }, [])).toContain('delete: false');
  });

  it('names a record by its first text that is always there, else by its id, which is a column then', () => {
    expect(resourceText(VISIT, [])).toMatch(/title: id .*columns: \[id, seen, room\]/s);
    const fields = VISIT.fields.map((field) => ({ ...field, required: true }));
    expect(resourceText({ ...VISIT, fields }, [])).toMatch(
      /title: room .*columns: \[seen, room\]/s,
    );
  });
});
