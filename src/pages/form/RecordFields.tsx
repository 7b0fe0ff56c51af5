import { useMemo, type ReactNode } from 'react';
import { AtLeastOneContext } from '../../fields/edit/AtLeastOneContext.ts';
import { focusField } from './focusField.ts';
import { FormContexts } from './FormContexts.tsx';
import { FormErrors } from './FormErrors.tsx';
import { FormSection } from './FormSection.tsx';
import type { RecordFormState } from './useRecordForm.ts';
import { useText } from '../../i18n/useText.ts';
import { openedPart } from '../../controls/openedPart.tsx';

/** Loaded with the first draft. */
const DraftNotice = openedPart(() => import('./drafts/DraftNotice.tsx'));

/** Loaded with the first conflict. */
const ConflictDialog = openedPart(() => import('./conflicts/ConflictDialog.tsx'));

interface RecordFieldsProps {
  readonly state: RecordFormState;
  /** Renders the form element and buttons around the fields. */
  readonly frame: (sections: ReactNode) => ReactNode;
}

/** The content of every form, on a page and in a dialog: draft notice, errors, groups. */
export function RecordFields({ state, frame }: RecordFieldsProps) {
  const { groups, situation, record, failure, alertRef, draft, secrets } = state;
  const text = useText();
  const { atLeastOne } = state.form;
  const oneOf = useMemo(
    () =>
      atLeastOne && {
        paths: atLeastOne.fields,
        message: text(atLeastOne.message),
        left: new Set<string>(),
      },
    [atLeastOne, text],
  );
  return (
    <>
      {draft.offer && (
        <DraftNotice
          draft={draft.offer}
          secrets={secrets}
          onRestore={() => {
            const [first] = draft.restore();
            if (first !== undefined) requestAnimationFrame(() => focusField(first));
          }}
          onDiscard={draft.discard}
        />
      )}
      {state.warning}
      {state.question && <ConflictDialog question={state.question} />}
      <FormErrors failure={failure} alertRef={alertRef} />
      <FormContexts state={state}>
        <AtLeastOneContext value={oneOf}>
          {frame(
            groups.map((group) => (
              <FormSection
                key={group.key}
                group={group}
                groups={groups}
                situation={situation}
                record={record}
                changesIn={record && state.changesIn}
              />
            )),
          )}
        </AtLeastOneContext>
      </FormContexts>
    </>
  );
}
