import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useId, type ReactNode } from 'react';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { webAddress } from '@gatehouse-console/engine/shell/bar/webAddress.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { OutsideButton } from '@gatehouse-console/engine/controls/OutsideButton.tsx';
import { columnsFrom } from '@gatehouse-console/engine/theme/columnsFrom.ts';
import { Facts } from '@gatehouse-console/engine/controls/Facts.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { FileButton } from '@gatehouse-console/engine/controls/FileButton.tsx';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { readLicence } from '@gatehouse-console/engine/shell/alerts/licence.ts';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { objectOf, textOf } from '@gatehouse-console/engine/api/unknownValues.ts';

/** The licence of this server, with a button to import another (contract: settings, section 10). */
export default function License({ route }: PageProps): ReactNode {
  const { settings, licenceValid } = useSession();
  const text = useText();
  const [asking, setAsking] = useState(false);
  const support = webAddress(settings.HELP_SUPPORT_URL);
  const enterprise = settings.XPACK_ENABLED;
  return (
    <>
      <PageHeading
        title={text(route.title)}
        {...(!licenceValid && { banner: text('licencePage.communityHelp') })}
      />
      <Box sx={{ gap: 4, ...columnsFrom('md', 'minmax(0, 1fr) 340px') }}>
        <Card title={text('licencePage.about')} padded>
          {enterprise ? <LicenceCard /> : text('licencePage.community')}
        </Card>
        <Card title={text('licencePage.actions')} padded>
          <Box component="p" sx={{ m: 0, mb: 3, color: 'text.secondary' }}>
            {text(enterprise ? 'licencePage.importHelp' : 'licencePage.importClosed')}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="outlined" disabled={!enterprise} onClick={() => setAsking(true)}>
              {text('licencePage.import')}
            </Button>
            {support !== undefined && (
              <OutsideButton href={support} label={text('licencePage.consult')} />
            )}
          </Box>
        </Card>
      </Box>
      <ImportDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

const HEIGHT_PX = 160;

/** The details of the licence. */
function LicenceCard(): ReactNode {
  const text = useText();
  const licence = useRequest(['settings', 'licence'], (signal) => loadLicence(signal));
  return (
    <Loaded query={licence} height={HEIGHT_PX} failed={text('licencePage.loadFailed')}>
      {(facts) => <LicenceDetails licence={facts} />}
    </Loaded>
  );
}

function LicenceDetails({ licence }: { readonly licence: LicenceFacts }): ReactNode {
  const text = useText();
  const formats = useFormats();
  const none = text('licencePage.none');
  const count = (value: number | undefined) => (value === undefined ? none : formats.number(value));
  const assets = text('licencePage.assetsOf', {
    used: count(licence.used),
    limit: count(licence.limit),
  });
  const facts: readonly (readonly [string, string])[] = [
    [text('licencePage.subscription'), licence.subscription || none],
    [text('licencePage.corporation'), licence.corporation || none],
    [text('licencePage.expires'), formats.date(licence.dateExpired) || none],
    [text('licencePage.assets'), assets],
    [text('licencePage.edition'), licence.edition || none],
  ];
  return <Facts facts={facts} />;
}

interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Imports a licence file and shows the server's answer; a valid licence reloads the console. */
function ImportDialog({ open, onClose }: ImportDialogProps): ReactNode {
  const text = useText();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useCall((message) => setProblem(message ?? text('licencePage.failed')));

  const send = async () => {
    if (!file) {
      setProblem(text('licencePage.noFile'));
      return;
    }
    setProblem(undefined);
    await run(async () => {
      const { taken, message } = await importLicence(file);
      // Menus, gates and the footer depend on the licence.
      if (taken) globalThis.location.reload();
      else setProblem(message || text('licencePage.failed'));
    });
  };

  return (
    <DialogFrame
      open={open}
      title={text('licencePage.import')}
      maxWidth="xs"
      busy={busy}
      problem={problem}
      problemId={id}
      action={{ label: text('licencePage.import'), run: () => void send() }}
      onClose={onClose}
    >
      <FileButton
        label={text('licencePage.file')}
        fileName={file?.name}
        describedBy={problem === undefined ? undefined : id}
        invalid={problem !== undefined}
        onFiles={([next]) => {
          setFile(next);
          setProblem(undefined);
        }}
      />
    </DialogFrame>
  );
}

const DETAIL: PlainAddress = 'xpack/license/detail';
const IMPORT: PlainAddress = 'xpack/license/import';

/** Without trailing slash (spec 1, section 7); the page shows the errors itself. */
const QUIET = { exact: true, quiet: true } as const;

/** The licence as the server answers it, as far as the page shows it (contract: settings, section 10). */
async function loadLicence(signal: AbortSignal) {
  const body = await request(DETAIL, { ...QUIET, signal });
  const licence = objectOf(body);
  const text = (name: string) => String(licence[name] ?? '');
  return {
    ...readLicence(body),
    subscription: text('subscription_id'),
    corporation: text('corporation'),
    edition: text('edition'),
  };
}

type LicenceFacts = Awaited<ReturnType<typeof loadLicence>>;

/** Sends a licence file. @returns whether the server accepted it, and its message */
async function importLicence(file: File) {
  const body = new FormData();
  body.append('file', file);
  const { status, msg } = objectOf(await request(IMPORT, { ...QUIET, method: 'POST', body }));
  return { taken: Boolean(status), message: textOf(msg) };
}
