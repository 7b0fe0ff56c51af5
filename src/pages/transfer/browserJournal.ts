import { onSignOut } from '../../session/signOut.ts';
import { openJournal, type ImportJournal } from './journal.ts';

const journal = openJournal(globalThis.indexedDB);

/**
 * The browser's journal. Where storage is forbidden or full it keeps nothing, and the import itself
 * goes on.
 */
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
