import { use, useCallback } from 'react';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { partOfKey, START, type TextKey } from '../../../../codegen/model/text.ts';
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
      const needed = [...new Set([START, ...keys.map(partOfKey)])];
      const [metadata, ...catalogues] = await Promise.all([
        loadMetadata(api, { list: true }),
        ...needed.map((part) => parts.inAllLanguages(part)),
      ]);
      const texts = (key: TextKey) =>
        catalogues.flat().flatMap((catalogue) => catalogue[key] ?? []);
      return columnTitles(fields, metadata?.actions.POST, ({ label }) => [
        text(label),
        ...(typeof label === 'string' ? texts(label) : []),
      ]);
    },
    [api, parts, text],
  );
}
