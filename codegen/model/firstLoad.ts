/**
 * Files that are loaded before the first page. The list page is one of them, because most sessions begin with a
 * list.
 */
export const FIRST_LOAD_FILES = [
  'src/app/boot.ts',
  'src/app/main.tsx',
  'src/pages/list/ListPage.tsx',
] as const;

/** Used by pages, tabs and dialogs with a form; built as one file with all its inputs. */
export const FORM_FILE = 'src/pages/form/RecordForm.tsx';

/** Parts that are loaded after every first page; built as one file, because each file costs a round trip. */
export const AFTER_PAGE_FILES = [
  'src/app/loadAhead.ts',
  'src/pages/list/Pager.tsx',
  'src/pages/list/interactions/TableInteractions.tsx',
  'src/pages/list/search/ListSearch.tsx',
  'src/pages/transfer/TransferTools.tsx',
  'src/controls/Toast.tsx',
  'src/controls/menus/OpenMenu.tsx',
  'src/shell/NamedIcon.tsx',
  'src/shell/PageNotices.tsx',
  'src/shell/bar/BarItems.tsx',
  'src/shell/messages/watchUnread.ts',
  'src/shell/organizations/OrganizationWatch.tsx',
  'src/shell/organizations/SelectorButton.tsx',
  'src/shell/palette/Commands.tsx',
  'src/shell/palette/PaletteDialog.tsx',
  'src/shell/shortcuts/ShortcutsDialog.tsx',
  'src/shell/tabs/TabBar.tsx',
  'src/shell/viewHelp/ViewHelp.tsx',
] as const;
