import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { TagsValue } from '../../../src/fields/show/TagsValue.tsx';

const LABELS: FieldModel = {
  name: 'labels',
  label: 'assets.asset.fields.labels',
  type: 'references',
  to: 'assets.label',
  display: 'labels_display',
};

function tagsOf(record: Readonly<Record<string, unknown>>): readonly (string | null)[] {
  const { container } = render(<TagsValue field={LABELS} record={record} />);
  return [...container.querySelectorAll('[data-tag]')].map((tag) => tag.textContent);
}

describe('records as tags', () => {
  it('are shown by the names that the server sends, never by their ids', () => {
    const record = { labels: ['d4c3455d', '1cc4f4c1'], labels_display: ['env:prod', 'role:web'] };
    expect(tagsOf(record)).toEqual(['env:prod', 'role:web']);
  });

  it('are none where there are none', () => {
    expect(tagsOf({ labels: [], labels_display: [] })).toEqual([]);
  });
});
