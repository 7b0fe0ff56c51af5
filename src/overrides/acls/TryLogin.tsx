import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { app } from '#project/generated/app.ts';
import { useState, type ReactNode } from 'react';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readList } from '@gatehouse-console/engine/api/readList.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { WEEKDAYS } from '@gatehouse-console/engine/fields/timePeriods.ts';
import { weekdayKey } from '@gatehouse-console/engine/fields/weekdayKey.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import { numberOf } from '../perms/access/addressRules.ts';
import { SideChoice } from '../perms/access/SideChoice.tsx';
import { isFlat } from '../tickets/flatTickets.ts';
import { decideLogin, hasHours, weekMoment, type LoginRule } from './loginTrial.ts';
import { RuleAnswer } from './RuleAnswer.tsx';

const HEIGHT_PX = 64;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Says whether a user may log in from an address at a time of the week, and which rule decides. */
export default function TryLogin({ onClose }: { onClose(): void }): ReactNode {
  const text = useText();
  const [user, setUser] = useState<string>();
  const [address, setAddress] = useState('');
  const [moment, setMoment] = useState(() => weekMoment(new Date(), app.serverTimeZone));
  const rules = useRequest(['login rules', user], (signal) => readRules(String(user), signal), {
    enabled: user !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const typed = address.trim();
  const isWrong = typed !== '' && numberOf(typed) === undefined;
  const isWrongTime = !TIME.test(moment.time);
  return (
    <DialogFrame title={text('ruleTrial.login')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4, paddingTop: 2 }}>
        <SideChoice
          label={text('ruleTrial.user')}
          kinds={['user']}
          value={user === undefined ? undefined : { kind: 'user', id: user }}
          onChange={(side) => setUser(side?.id)}
        />
        <TextField
          label={text('ruleTrial.address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          error={isWrong}
          helperText={isWrong && text('ruleTrial.wrongAddress')}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
          <Select
            label={text('ruleTrial.day')}
            value={String(moment.weekday)}
            choices={WEEKDAYS.map((day) => ({ value: String(day), label: text(weekdayKey(day)) }))}
            onChange={(day) => setMoment({ ...moment, weekday: Number(day) })}
          />
          <TextField
            label={text('ruleTrial.time')}
            value={moment.time}
            onChange={(event) => setMoment({ ...moment, time: event.target.value })}
            error={isWrongTime}
            helperText={
              isWrongTime
                ? text('ruleTrial.wrongTime')
                : text('ruleTrial.zone', { zone: app.serverTimeZone })
            }
          />
        </Box>
      </Box>
      {user !== undefined && typed !== '' && !isWrong && !isWrongTime && (
        <Loaded query={rules} height={HEIGHT_PX}>
          {(found) => <Answer {...decideLogin(found, { ...moment, address: typed })} />}
        </Loaded>
      )}
    </DialogFrame>
  );
}

function Answer({ decision, rule, byFirst }: ReturnType<typeof decideLogin>): ReactNode {
  const text = useText();
  const notes = [
    ...(rule && !hasHours(rule) ? [text('ruleTrial.noHours')] : []),
    ...(byFirst && !isFlat()
      ? [text(byFirst === 'allow' ? 'ruleTrial.firstAllows' : 'ruleTrial.firstRejects')]
      : []),
  ];
  return (
    <RuleAnswer
      decision={decision}
      rules={rule ? [rule] : []}
      page="UserLoginACLDetail"
      notes={notes}
    />
  );
}

async function readRules(user: string, signal: AbortSignal): Promise<readonly LoginRule[]> {
  const steps = { query: { user }, most: Infinity, signal };
  const { data } = await readList<LoginRule>(request, 'acls/login-acls', steps);
  return data;
}
