import { useNotify } from 'ra-core';
import { useMemo, useState } from 'react';
import { FieldInput } from '../../../fields/edit/FieldInput.tsx';
import { RecordCard } from '../../../pages/record/RecordCard.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { changedValues, phoneProblem } from './contact.ts';
import { CARD_FIELDS, IDENTITY, PHONE_FIELD, WECHAT_FIELD } from './ownFields.ts';
import { OwnForm } from './OwnForm.tsx';
import { useSendOwn, type ProfileValues } from './useSendOwn.ts';
import { useText } from '../../../i18n/useText.ts';

const FIELDS = [PHONE_FIELD, WECHAT_FIELD];

/** Who one is, as an administrator says it, and how one can be reached. */
export function InformationForm() {
  const text = useText();
  const notify = useNotify();
  const { profile } = useSession();
  const [round, setRound] = useState(0);
  const send = useSendOwn('users/profile', 'PATCH', FIELDS);
  const initial = useMemo<ProfileValues>(
    () => ({ phone: profile.phone ?? '', wechat: profile.wechat ?? '' }),
    [profile],
  );
  return (
    <OwnForm
      key={round}
      label={text('profile.tabs.information')}
      fields={FIELDS}
      initial={initial}
      saveLabel={text('profile.form.save')}
      check={(values) => {
        const problem = phoneProblem(values);
        return problem && { path: problem.path, message: text(problem.key) };
      }}
      save={(values) => send(changedValues(values, initial))}
      onSaved={() => {
        notify(text('profile.form.saved'), { type: 'success' });
        setRound(round + 1);
      }}
    >
      <RecordCard names={IDENTITY} fields={CARD_FIELDS} record={profile} />
      {FIELDS.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          required={false}
          locked={false}
          collapsed={false}
        />
      ))}
    </OwnForm>
  );
}
