import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readDate } from '../../i18n/dates.ts';
import { usePartWords, type LaterWord } from '../../i18n/usePartWords.ts';
import { kindOfApplication } from './applicationKinds.ts';
import { useClosedActions } from './useClosedActions.ts';

const DAY_MS = 86_400_000;
const SHORTCUTS: readonly (readonly [word: LaterWord, days: number])[] = [
  ['ticketPages.day', 1],
  ['ticketPages.week', 7],
  ['ticketPages.month', 30],
];
const START = 'meta.apply_date_start';
const END = 'meta.apply_date_expired';
const TYPE = 'meta.apply_type';
const ACTIONS = 'meta.apply_actions';
const NONE: readonly string[] = [];
/** What belongs to one organization, and what to one type of application. */
const OF_ORGANIZATION = ['apply_nodes', 'apply_assets', 'apply_applications', 'apply_system_users'];
const OF_TYPE = ['apply_applications', 'apply_system_users'];

export interface RequestRulesProps {
  /** Told which actions cannot be asked for with what is chosen now. */
  onClosed(actions: readonly string[]): void;
}

/** What the fields of a request mean for each other (contract: tickets, section 4), and ends a press away. */
export function RequestRules({ onClosed }: RequestRulesProps): ReactNode {
  const words = usePartWords('later');
  const { getValues, setValue, watch } = useFormContext();
  useEffect(() => {
    const clear = (names: readonly string[]) => {
      for (const name of names) {
        if (Array.isArray(getValues(`meta.${name}`))) setValue(`meta.${name}`, []);
      }
    };
    const follow = () => {
      const kind = kindOfApplication(getValues(TYPE));
      if (!kind || getValues('app_type') === kind.type) return;
      setValue('meta.apply_category', kind.category);
      setValue('app_type', kind.type);
      setValue('protocol', kind.protocol);
    };
    follow();
    const watching = watch((_values, { name, type }) => {
      // Only what a person changes clears anything: a restored draft stays whole.
      if (type === 'change' && name === 'org_id') clear(OF_ORGANIZATION);
      if (type === 'change' && name === TYPE) clear(OF_TYPE);
      follow();
    });
    return () => watching.unsubscribe();
  }, [getValues, setValue, watch]);
  const endAfter = (days: number) => {
    const start = readDate(getValues(START));
    if (!start) return;
    setValue(END, new Date(start.getTime() + days * DAY_MS).toISOString(), {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  const [organization, accounts, actions] = useWatch({
    name: ['org_id', 'meta.apply_system_users', ACTIONS],
  });
  const closed = useClosedActions(
    String(organization ?? ''),
    Array.isArray(actions) && Array.isArray(accounts) ? accounts.map(String) : NONE,
  );
  useEffect(() => onClosed(closed), [closed, onClosed]);
  useEffect(() => {
    if (!Array.isArray(actions) || !actions.some((action) => closed.includes(action))) return;
    const kept = actions.filter((action) => !closed.includes(action));
    setValue(ACTIONS, kept, { shouldDirty: true });
  }, [actions, closed, setValue]);
  return (
    <>
      {Array.isArray(actions) && closed.length > 0 && (
        <Box sx={{ paddingInline: { xs: 4, sm: 6 }, color: 'text.secondary' }}>
          {words('ticketPages.clipboardHelp')}
        </Box>
      )}
      <Box
        role="group"
        aria-label={words('ticketPages.validity')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          padding: { xs: 4, sm: 6 },
          paddingTop: 0,
        }}
      >
        <span aria-hidden>{words('ticketPages.validity')}</span>
        {SHORTCUTS.map(([word, days]) => (
          <Button key={word} size="small" variant="outlined" onClick={() => endAfter(days)}>
            {words(word)}
          </Button>
        ))}
      </Box>
    </>
  );
}
