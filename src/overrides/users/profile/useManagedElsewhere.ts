import type { FieldModel } from '@gatehouse-console/engine/model/fields.ts';
import definition from '#project/generated/resources/users/profile.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import type { ProfileField } from '#project/generated/session.ts';

const FIELDS: readonly FieldModel[] = definition.fields;
const SOURCE: ProfileField = 'source';

/** Where password and key of an account of another source are managed; undefined for a local one. */
export function useManagedElsewhere(): string | undefined {
  const text = useText();
  const own = String(useSession().profile[SOURCE]);
  if (own === 'local') return undefined;
  const source = FIELDS.find(({ name }) => name === SOURCE)?.choices?.find(
    ({ value }) => value === own,
  );
  return text('profile.elsewhere', { source: source ? text(source.label) : own });
}
