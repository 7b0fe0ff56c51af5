import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { holds } from '../../../codegen/model/conditions.ts';
import { REFERENCE, resolveAddress } from '../../../codegen/model/references.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import { actionsOf, type Action } from '../../../codegen/model/offers.ts';
import { useSession } from '../../session/SessionContext.ts';
import { pageAddress } from '../pageAddress.ts';
import { PushLink } from '../../theme/buttons.ts';
import { actionRequest, sendAction } from '../actionCalls.ts';
import { useCall } from '../useCall.ts';
import { useFormStatus, useResourceForm } from './formContexts.ts';
import { OutsideButton } from '../../controls/OutsideButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { objectOf } from '../../api/unknownValues.ts';

/** A mail server may take long to refuse. */
const TEST_LIMIT_MS = 120_000;

/**
 * The test buttons and links of a single record. A test sends what is typed in the fields that its body names; for
 * all others the server uses what is saved, so that changes in them are saved first. Results are shown in the
 * server's words.
 */
export function TestButtons() {
  const { definition, record: saved, methods, changesIn } = useResourceForm();
  const { busy } = useFormStatus();
  const text = useText();
  const notify = useNotify();
  const test = useCall();
  const { gateContext, me } = useSession();
  const [pressed, setPressed] = useState<string>();
  const { pathname, search } = useLocation();
  const typed = useWatch({ control: methods.control });
  const changed = changesIn(typed).map(({ field }) => field.name);
  const record = {
    ...saved,
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
  };

  const run = async ({ key, does, label }: Action) => {
    if (does.kind !== 'call') return;
    const sent = fieldsIn(does.body);
    if (changed.some((name) => !sent.includes(name))) {
      notify(text('pages.form.saveFirst'), { type: 'warning' });
      return;
    }
    if (!(await methods.trigger(changed))) return;
    setPressed(key);
    const call = actionRequest(does, definition.api, { me, record });
    const action = text(label);
    await test.run(() => sendAction(call, { timeoutMs: TEST_LIMIT_MS }), {
      done: (answer) => saidIn(answer) ?? text('pages.action.done', { action }),
      failed: (reason) => text('pages.action.failedWith', { action, reason }),
    });
  };

  const offered = actionsOf(definition).filter(
    (action) =>
      action.on.includes('record') &&
      decideGate(action.gate, gateContext).open &&
      holds(action.when, { values: record, mode: 'view', self: false }),
  );
  return offered.map((action) => {
    const { key, does } = action;
    const label = text(action.label);
    const scope = { me, record };
    if (does.kind === 'page') {
      return (
        <PushLink key={key} look="outlined" to={pageAddress(does, scope, pathname + search)}>
          {label}
        </PushLink>
      );
    }
    if (does.kind === 'open') {
      return (
        <OutsideButton
          key={key}
          variant="outlined"
          href={resolveAddress(does.address, scope)}
          label={label}
        />
      );
    }
    return (
      <Button
        key={key}
        variant="outlined"
        disabled={busy || (test.busy && pressed !== key)}
        loading={test.busy && pressed === key}
        onClick={() => void run(action)}
      >
        {label}
      </Button>
    );
  });
}

/** The fields of the record that the body of a call names at its top. */
function fieldsIn(body: unknown): readonly string[] {
  return Object.values(objectOf(body)).flatMap((value) => {
    const [, source, name] = typeof value === 'string' ? (REFERENCE.exec(value) ?? []) : [];
    return source === 'record' && name !== undefined ? [name] : [];
  });
}

/** The message of an answer: `msg`, or the answer itself when it is a text. */
function saidIn(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer || undefined;
  const { msg } = objectOf(answer);
  return typeof msg === 'string' ? msg : undefined;
}
