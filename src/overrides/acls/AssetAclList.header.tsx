import { useState, type ReactNode } from 'react';
import type { ResourceId } from '#project/generated/names.ts';
import { openedPart } from '@gatehouse-console/engine/controls/openedPart.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { HeaderSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { PushButton } from '@gatehouse-console/engine/theme/buttons.ts';

const LOGIN_RULES: ResourceId = 'acls.loginacl';
const TryLogin = openedPart(() => import('./TryLogin.tsx'));
const TryAssetLogin = openedPart(() => import('./TryAssetLogin.tsx'));

/** What is chosen in the dialogs is read with these. */
const TRIES_LOGIN: OwnGate = { permissions: ['users.view_user'] };
const TRIES_ASSET_LOGIN: OwnGate = {
  permissions: ['users.view_user', 'assets.view_asset', 'assets.view_systemuser'],
};

/** Tries the rules of the list: login rules of users, or asset login rules. */
export default function TryRules({ route }: HeaderSlotProps): ReactNode {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const ofUsers = route.resource === LOGIN_RULES;
  const Dialog = ofUsers ? TryLogin : TryAssetLogin;
  if (!useGate(ofUsers ? TRIES_LOGIN : TRIES_ASSET_LOGIN).open) return null;
  return (
    <>
      <PushButton look="outlined" onClick={() => setOpen(true)}>
        {text(ofUsers ? 'ruleTrial.login' : 'ruleTrial.assetLogin')}
      </PushButton>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
