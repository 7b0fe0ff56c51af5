import { use, useCallback } from 'react';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { loadMetadata } from '../../../api/client.ts';
import { TextPartsContext } from '../../../i18n/TextPartsContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { columnTitles, type ColumnTitles } from './columnTitles.ts';

/** Loads what titles of columns mean: the labels of fields in all languages, and those of the server. */
export function useColumnTitles(
  api: string,
): (fields: readonly FieldModel[]) => Promise<ColumnTitles> {
  const text = useText();
  const parts = use(TextPartsContext);
  return useCallback(
    async (fields) => {
      const keys = fields.flatMap(({ label }) => (typeof label === 'string' ? [label] : []));
      const [metadata, texts] = await Promise.all([
        loadMetadata(api, { list: true }),
        parts.inAllLanguages(keys),
      ]);
      return columnTitles(fields, metadata?.actions.POST, ({ label }) => [
        text(label),
        ...((typeof label === 'string' && texts.get(label)) || []),
      ]);
    },
    [api, parts, text],
  );
}
