import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { useState } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import { useSession } from '../../session/SessionContext.ts';
import { verify as verifyPerson, type VerificationOutcome } from '../../session/verify.ts';
import { IconPush } from '../../theme/buttons.ts';
import { availabilityOf } from '../availability.ts';
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
  const { list } = props;
  const text = useText();
  const { gateContext } = useSession();
  const [exporting, setExporting] = useState<Opened>('no');
  const [importing, setImporting] = useState<Opened>('no');
  const kinds = [list.import?.create, list.import?.update];
  const both = kinds.map((kind) =>
    kind ? availabilityOf(decideGate(kind.gate, gateContext)) : '',
  );
  const mayExport = list.export && decideGate(list.export.gate, gateContext).open;
  const openExport = async () => {
    // Every export asks for verification: an earlier one may have expired (spec 1, section 2.10).
    if (list.export?.verify && (await verify()) === 'cancelled') return;
    setExporting('now');
  };
  const inRoot = both.includes('enabled') ? undefined : text('pages.inRoot');
  // The keys are the names that `npx gatehouse explain` knows; the developers' tools read them.
  return (
    <>
      {(both.includes('enabled') || both.includes('disabled')) && (
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
      {mayExport && (
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
