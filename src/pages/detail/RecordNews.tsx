import { useEffect, useState, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { useText } from '../../i18n/useText.ts';
import { useNameOf } from '../useNameOf.ts';
import { VISUALLY_HIDDEN } from '../../theme/visuallyHidden.ts';

/** A region that comes together with its text is not read. */
const TOLD_AFTER_MS = 100;

interface RecordNewsProps {
  readonly definition: ResourceDefinition;
  /** Undefined until it is loaded. */
  readonly record: RaRecord | undefined;
}

/** Says once which record a page has opened: the focus came to the page before that was known. */
export function RecordNews({ definition, record }: RecordNewsProps): ReactNode {
  const text = useText();
  const nameOf = useNameOf(definition.id);
  const [told, setTold] = useState<{ readonly id: RaRecord['id']; readonly words: string }>();
  useEffect(() => {
    if (!record || record.id === told?.id) return undefined;
    const words = text('pages.detail.opened', { name: nameOf(record), one: text(definition.one) });
    const timer = setTimeout(() => setTold({ id: record.id, words }), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [record, told, text, nameOf, definition.one]);
  return (
    <div role="status" style={VISUALLY_HIDDEN}>
      {told && told.id === record?.id && told.words}
    </div>
  );
}
