import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { useState } from 'react';
import { verify } from '../../session/verify.ts';
import { IconPush } from '../../theme/buttons.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useResourceList } from '../list/listContexts.ts';
import { useOffers } from '../offers/useOffers.ts';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'));
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'));

/** Each dialog is loaded when first opened and stays mounted while closed. */
type Opened = 'no' | 'once' | 'now';

/** Import and export buttons of a list, by permission (spec 1, section 6). */
export default function TransferTools() {
  const { definition, route } = useResourceList();
  const text = useText();
  const [exporting, setExporting] = useState<Opened>('no');
  const [importing, setImporting] = useState<Opened>('no');
  const offers = useOffers(definition, route, 'list')();
  const imports = offers.filter(({ offer: { does } }) => does.kind.startsWith('import'));
  const exported = offers.find(({ offer }) => offer.does.kind === 'export');
  const openExport = async () => {
    // Every export asks for verification: an earlier one may have expired (spec 1, section 2.10).
    if (exported?.offer.verify && (await verify()) === 'cancelled') return;
    setExporting('now');
  };
  const closed = imports.every((shown) => shown.closed !== undefined)
    ? imports[0]?.closed
    : undefined;
  // The keys are the names that `npx gatehouse explain` knows; the developers' tools read them.
  return (
    <>
      {imports.length > 0 && (
        <span key="import" title={closed ?? text('listTools.import')}>
          <IconPush
            aria-label={text('listTools.import')}
            aria-haspopup="dialog"
            disabled={closed !== undefined}
            onClick={() => setImporting('now')}
          >
            <ImportIcon fontSize="small" />
          </IconPush>
        </span>
      )}
      {exported && exported.closed === undefined && (
        <IconPush
          key="export"
          label={text('listTools.export')}
          aria-haspopup="dialog"
          onClick={() => void openExport()}
        >
          <ExportIcon fontSize="small" />
        </IconPush>
      )}
      {exporting !== 'no' && (
        <ExportDialog open={exporting === 'now'} onClose={() => setExporting('once')} />
      )}
      {importing !== 'no' && (
        <ImportDialog open={importing === 'now'} onClose={() => setImporting('once')} />
      )}
    </>
  );
}
