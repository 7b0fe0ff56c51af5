import { useNotify } from 'ra-core';
import { useState } from 'react';
import { FieldInput } from '../../../fields/edit/FieldInput.tsx';
import { RecordCard } from '../../../pages/record/RecordCard.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { NewKeyButton } from './NewKeyButton.tsx';
import { CARD_FIELDS, KEY_FACTS, PUBLIC_KEY_FIELD } from './ownFields.ts';
import { OwnForm } from './OwnForm.tsx';
import { useSendOwn, type ProfileValues } from './useSendOwn.ts';
import { useText } from '../../../i18n/useText.ts';

const FIELDS = [PUBLIC_KEY_FIELD];
const EMPTY = { public_key: '' } satisfies ProfileValues;

/** The SSH key that is in force, and a new one in its place: pasted, or made by the server. */
export function SshKeyForm() {
  const text = useText();
  const notify = useNotify();
  const { profile } = useSession();
  const [round, setRound] = useState(0);
  const send = useSendOwn('users/profile/public-key', 'PUT', FIELDS);
  return (
    <OwnForm
      key={round}
      label={text('profile.tabs.ssh-key')}
      fields={FIELDS}
      initial={EMPTY}
      saveLabel={text('profile.form.save')}
      save={({ public_key: key }: ProfileValues) =>
        send({ public_key: String(key).trim() } satisfies ProfileValues)
      }
      onSaved={() => {
        notify(text('profile.form.saved'), { type: 'success' });
        setRound(round + 1);
      }}
    >
      <RecordCard names={KEY_FACTS} fields={CARD_FIELDS} record={profile} />
      <FieldInput field={PUBLIC_KEY_FIELD} required locked={false} collapsed={false} />
      <span>
        <NewKeyButton />
      </span>
    </OwnForm>
  );
}
