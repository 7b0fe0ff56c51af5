import { useState, type ReactNode } from 'react';
import { isApiError } from '../../api/errors.ts';
import { useText } from '../../i18n/useText.ts';
import { startupEffects } from '../../session/browser.ts';
import { leaveWhenAllowed } from '../../session/leaveQuestions.ts';
import { useSession } from '../../session/SessionContext.ts';
import { START_LIMIT_MS } from '../../session/startupCalls.ts';
import { useCall } from '../../pages/useCall.ts';
import { PushButton } from '../../theme/buttons.ts';
import { Banner } from './Banner.tsx';

/** Says that the settings could not be read at the start, with a button to read them (decision 498). */
export function SettingsNotice(): ReactNode {
  const { settingsError } = useSession();
  return settingsError !== undefined && <NoticeOf error={settingsError} />;
}

function NoticeOf({ error }: { readonly error: unknown }): ReactNode {
  const text = useText();
  const [last, setLast] = useState(error);
  const { busy, run } = useCall((_message, failure) => setLast(failure));
  const isLate = isApiError(last) && last.kind === 'timeout';

  /** Views, menus and pages depend on the settings: once they can be read, the page loads anew. */
  const tryAgain = () =>
    run(async () => {
      await startupEffects.fetchSettings();
      leaveWhenAllowed(() => globalThis.location.reload());
    });

  return (
    <Banner severity="warning">
      {isLate
        ? text('app.settingsError.late', { seconds: START_LIMIT_MS / 1000 })
        : text('app.settingsError.failed')}{' '}
      <PushButton look="filled" aria-disabled={busy} onClick={() => !busy && void tryAgain()}>
        {text('app.retry')}
      </PushButton>
    </Banner>
  );
}
