import { use, type ReactNode } from 'react';
import { openedPart } from '../../controls/openedPart.tsx';
import { FieldIdContext } from '../../fields/edit/FieldIdContext.ts';
import { holdsSecrets } from './drafts/draftValues.ts';
import { focusField } from './focusField.ts';
import { FormErrors } from './FormErrors.tsx';
import { useFormStatus, useResourceForm } from './formContexts.ts';

/** Loaded with the first draft. */
const DraftNotice = openedPart(() => import('./drafts/DraftNotice.tsx'));

/** What stands above a form: its draft, and why it was not saved. */
export function FormNotices(): ReactNode {
  const prefix = use(FieldIdContext);
  const { groups } = useResourceForm();
  const { draft, failure, alertRef } = useFormStatus();
  return (
    <>
      {draft.offer && (
        <DraftNotice
          draft={draft.offer}
          secrets={groups.some(({ entries }) => holdsSecrets(entries.map(({ field }) => field)))}
          onRestore={() => {
            const [first] = draft.restore();
            if (first !== undefined) requestAnimationFrame(() => focusField(first, prefix));
          }}
          onDiscard={draft.forget}
        />
      )}
      <FormErrors failure={failure} alertRef={alertRef} />
    </>
  );
}
