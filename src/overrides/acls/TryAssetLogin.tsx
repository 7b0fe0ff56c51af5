import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { createFactReader } from '../perms/access/factReader.ts';
import { approvalsOf } from '../perms/access/loginRules.ts';
import { ASSET_RULES, ASSETS, SYSTEM_USERS, USERS } from '../perms/access/readFacts.ts';
import { SideChoice } from '../perms/access/SideChoice.tsx';
import { RuleAnswer } from './RuleAnswer.tsx';

const HEIGHT_PX = 64;
const KINDS = ['user', 'asset', 'system-user'] as const;
type Kind = (typeof KINDS)[number];

const LABELS = {
  user: 'ruleTrial.user',
  asset: 'ruleTrial.asset',
  'system-user': 'ruleTrial.systemUser',
} as const;

/** Says whether a login of a user to an asset as a system user needs an approval, and by which rules. */
export default function TryAssetLogin({ onClose }: { onClose(): void }): ReactNode {
  const text = useText();
  const { gateContext } = useSession();
  const [sides, setSides] = useState<Readonly<Partial<Record<Kind, string>>>>({});
  const approvals = useRequest(
    ['asset login rules', sides],
    async (signal) => {
      const reader = createFactReader({
        request,
        may: (permission) => gateContext.permissions.has(permission),
        signal,
      });
      const [rules, [user], [asset], [account]] = await Promise.all([
        reader.list(ASSET_RULES, Infinity, 'needed'),
        reader.byIds(USERS, [String(sides.user)]),
        reader.byIds(ASSETS, [String(sides.asset)]),
        reader.byIds(SYSTEM_USERS, [String(sides['system-user'])]),
      ]);
      return user && asset && account
        ? approvalsOf(rules.rows, user[1], asset[1], [account[1]])
        : null;
    },
    { enabled: KINDS.every((kind) => sides[kind] !== undefined), staleTime: 0, gcTime: 0 },
  );
  return (
    <DialogFrame title={text('ruleTrial.assetLogin')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4, paddingTop: 2 }}>
        {KINDS.map((kind) => {
          const id = sides[kind];
          return (
            <SideChoice
              key={kind}
              label={text(LABELS[kind])}
              kinds={[kind]}
              value={id === undefined ? undefined : { kind, id }}
              onChange={(side) => setSides({ ...sides, [kind]: side?.id })}
            />
          );
        })}
      </Box>
      {approvals.isEnabled && (
        <Loaded query={approvals} height={HEIGHT_PX}>
          {(found) =>
            found === null ? (
              <p role="alert">{text('ruleTrial.notRead')}</p>
            ) : (
              <RuleAnswer
                decision={found.length > 0 ? 'confirm' : 'allow'}
                rules={found.map(({ rule }) => rule)}
                page="AssetAclDetail"
                notes={
                  found.some(({ applies }) => applies === 'perhaps')
                    ? [text('ruleTrial.typedUsername')]
                    : []
                }
              />
            )
          }
        </Loaded>
      )}
    </DialogFrame>
  );
}
