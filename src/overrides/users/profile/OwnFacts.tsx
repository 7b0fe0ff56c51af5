import type { Field } from '#project/generated/names.ts';
import definition from '#project/generated/resources/users/profile.ts';
import { RecordCard } from '@gatehouse-console/engine/pages/record/RecordCard.tsx';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';

type Card = readonly Field<'users.profile'>[];

/** What the page of one's own account shows, in order (contract: profile, section 1). */
export const ACCOUNT: Card = [
  'username',
  'name',
  'system_roles_display',
  'org_roles_display',
  'email',
  'is_active',
  'public_key_comment',
  'public_key_hash_md5',
  'mfa_level',
  'source',
  'date_joined',
  'last_login',
  'date_password_last_updated',
  'date_expired',
  'groups_display',
  'comment',
];
export const IDENTITY: Card = ['username', 'name', 'email'];
export const PRESENT_KEY: Card = ['public_key_comment', 'public_key_hash_md5'];

/** A card of one's own profile. */
export function OwnFacts({ card }: { readonly card: Card }) {
  const { profile } = useSession();
  return <RecordCard names={card} fields={definition.fields} record={profile} />;
}
