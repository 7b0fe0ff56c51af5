import { onSignOut } from '../../session/signOut.ts';
import { openJournal, type ImportJournal } from './journal.ts';

const journal = openJournal();

/** The journal in the browser's storage. Without storage it keeps nothing, and imports still work. */
export const browserJournal: ImportJournal = {
  read: (...given) => journal.read(...given).catch(() => undefined),
  keep: (...given) => journal.keep(...given).catch(nothing),
  announce: (...given) => journal.announce(...given).catch(nothing),
  settle: (...given) => journal.settle(...given).catch(nothing),
  forget: (...given) => journal.forget(...given).catch(nothing),
  close: journal.close,
};

onSignOut(journal.close);

function nothing(): void {}
