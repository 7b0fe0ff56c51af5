import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useMemo, useState, type ReactNode } from 'react';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readList } from '@gatehouse-console/engine/api/readList.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { useDebouncedValue } from '@gatehouse-console/engine/controls/useDebouncedValue.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { MONOSPACE } from '@gatehouse-console/engine/theme/fonts.ts';
import { CommandAnswers, RuleLink } from './CommandAnswers.tsx';
import { commandsIn, compileRules, type CommandRule, type CompiledRule } from './commandRules.ts';
import { RecordedCommands } from './RecordedCommands.tsx';

const HEIGHT_PX = 240;
const ROWS = 3;
const TYPING_MS = 300;
const READS_COMMANDS: OwnGate = { permissions: ['terminal.view_command'] };

/** Says which rule of a command filter answers a command, and which recorded commands it would have refused. */
export default function TryCommands({
  records: [filter = {}],
  onClose,
}: ActionSlotProps<RecordOf<'assets.commandfilter'>>): ReactNode {
  const text = useText();
  const id = String(filter.id);
  const rules = useRequest(
    ['command rules', id],
    async (signal) => {
      const address = apiAddress('assets/cmd-filters/:id/rules', id);
      const { data } = await readList<CommandRule>(request, address, { most: Infinity, signal });
      return compileRules(data);
    },
    { staleTime: 0, gcTime: 0 },
  );
  return (
    <DialogFrame
      title={text('commandTrial.title', { name: String(filter.name ?? '') })}
      maxWidth="md"
      onClose={() => onClose()}
    >
      {filter.is_active === false && <Alert severity="info">{text('commandTrial.inactive')}</Alert>}
      <Loaded query={rules} height={HEIGHT_PX}>
        {(compiled) => <Trial rules={compiled} />}
      </Loaded>
    </DialogFrame>
  );
}

function Trial({ rules }: { readonly rules: readonly CompiledRule[] }): ReactNode {
  const text = useText();
  const [typed, setTyped] = useState('');
  const settled = useDebouncedValue(typed, TYPING_MS);
  const commands = useMemo(() => commandsIn(settled), [settled]);
  const readsCommands = useGate(READS_COMMANDS).open;
  return (
    <>
      <BrokenRules rules={rules} />
      <TextField
        label={text('commandTrial.commands')}
        helperText={text(rules.length === 0 ? 'commandTrial.noRules' : 'commandTrial.help')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, dialog)
        autoFocus
        multiline
        fullWidth
        minRows={ROWS}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: MONOSPACE } } }}
        sx={{ marginTop: 4 }}
      />
      <CommandAnswers commands={commands} rules={rules} />
      {readsCommands && <RecordedCommands rules={rules} />}
    </>
  );
}

/** Rules whose pattern is no expression: the server takes them, and they stop nothing. */
function BrokenRules({ rules }: { readonly rules: readonly CompiledRule[] }): ReactNode {
  const text = useText();
  const broken = rules.filter(({ problem }) => problem !== undefined);
  return (
    broken.length > 0 && (
      <Alert severity="warning">
        {text('commandTrial.broken')}
        <ul style={LIST}>
          {broken.map(({ rule, problem }) => (
            <li key={String(rule.id)}>
              <RuleLink rule={rule} /> <code>{problem}</code>
            </li>
          ))}
        </ul>
      </Alert>
    )
  );
}

const LIST = { margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' } as const;
