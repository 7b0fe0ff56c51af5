import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { useState } from 'react';
import { offersOn, offerThat, type Offer } from '../../../codegen/model/offers.ts';
import { offerState } from '../../../codegen/model/offerState.ts';
import { useSession } from '../../session/SessionContext.ts';
import { verify as verifyPerson, type VerificationOutcome } from '../../session/verify.ts';
import { IconPush } from '../../theme/buttons.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import type { TransferProps } from './transferProps.ts';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'));
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'));

export type Verify = () => Promise<VerificationOutcome>;

/** Each dialog is loaded when first opened and stays mounted while closed. */
type Opened = 'no' | 'once' | 'now';

/** Import and export buttons of a list, by permission (spec 1, section 6). */
export default function TransferTools({
  verify = verifyPerson,
  ...props
}: TransferProps & { readonly verify?: Verify }) {
  const { definition } = props;
  const text = useText();
  const { gateContext, me } = useSession();
  const [exporting, setExporting] = useState<Opened>('no');
  const [importing, setImporting] = useState<Opened>('no');
  const offers = offersOn(definition, 'list');
  const stateOf = (offer: Offer | undefined) =>
    offer && offerState(offer, { gates: gateContext, me }).kind;
  const imports = [offerThat(offers, 'import'), offerThat(offers, 'importChanges')].map(stateOf);
  const exported = offerThat(offers, 'export');
  const openExport = async () => {
    // Every export asks for verification: an earlier one may have expired (spec 1, section 2.10).
    if (exported?.verify && (await verify()) === 'cancelled') return;
    setExporting('now');
  };
  const inRoot = imports.includes('enabled') ? undefined : text('pages.inRoot');
  // The keys are the names that `npx gatehouse explain` knows; the developers' tools read them.
  return (
    <>
      {(imports.includes('enabled') || imports.includes('disabled')) && (
        <span key="import" title={inRoot ?? text('listTools.import')}>
          <IconPush
            type="button"
            aria-label={text('listTools.import')}
            aria-haspopup="dialog"
            disabled={inRoot !== undefined}
            onClick={() => setImporting('now')}
          >
            <ImportIcon fontSize="small" />
          </IconPush>
        </span>
      )}
      {stateOf(exported) === 'enabled' && (
        <IconPush
          key="export"
          type="button"
          aria-label={text('listTools.export')}
          aria-haspopup="dialog"
          title={text('listTools.export')}
          onClick={() => void openExport()}
        >
          <ExportIcon fontSize="small" />
        </IconPush>
      )}
      {exporting !== 'no' && (
        <ExportDialog {...props} open={exporting === 'now'} onClose={() => setExporting('once')} />
      )}
      {importing !== 'no' && (
        <ImportDialog {...props} open={importing === 'now'} onClose={() => setImporting('once')} />
      )}
    </>
  );
}
