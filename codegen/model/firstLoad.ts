/**
 * Files that are loaded before the first page. The list page is one of them, because most sessions begin with a
 * list.
 */
export const FIRST_LOAD_FILES = [
  'src/app/boot.ts',
  'src/app/main.tsx',
  'src/pages/list/ListPage.tsx',
] as const;

/** What pages, tabs and dialogs with a form share; built as one file with all its inputs. */
export const FORM_FILES = [
  'src/pages/form/RecordForm.tsx',
  'src/fields/edit/DateLengths.tsx',
  'src/fields/edit/GrantedActionsInput.tsx',
  'src/pages/dialogs/DoubtDialog.tsx',
  'src/pages/dialogs/widePaper.ts',
  'src/pages/form/askForOptions.ts',
  'src/pages/form/conflicts/ConflictDialog.tsx',
  'src/pages/form/drafts/DraftNotice.tsx',
] as const;

/** Parts that are loaded after every first page, and what everybody may come to see; built as one file, because each file costs a
 * round trip. */
export const AFTER_PAGE_FILES = [
  'src/api/bulkCalls.ts',
  'src/app/NotFoundPage.tsx',
  'src/app/RefusedPage.tsx',
  'src/app/UnknownAddress.tsx',
  'src/app/loadAhead.ts',
  'src/controls/Toast.tsx',
  'src/controls/menus/OpenMenu.tsx',
  'src/fields/show/SpecialValue.tsx',
  'src/pages/detail/preview/RowPreview.tsx',
  'src/pages/dialogs/ChangeWarningDialog.tsx',
  'src/pages/dialogs/PendingQuestion.tsx',
  'src/pages/list/FilterButton.tsx',
  'src/pages/list/NoRows.tsx',
  'src/pages/list/Pager.tsx',
  'src/pages/list/SelectionMenu.tsx',
  'src/pages/list/cells/InlineBadge.tsx',
  'src/pages/list/cells/RichCell.tsx',
  'src/pages/list/chips/ChipBar.tsx',
  'src/pages/list/create/CreateMenu.tsx',
  'src/pages/list/dates/DateRangePicker.tsx',
  'src/pages/list/interactions/TableInteractions.tsx',
  'src/pages/list/search/ListSearch.tsx',
  'src/pages/list/search/ReferenceTag.tsx',
  'src/pages/list/widths/DroppedColumns.tsx',
  'src/pages/offers/runOffer.ts',
  'src/pages/record/values/CopyValue.tsx',
  'src/pages/slots/ActionDialog.tsx',
  'src/pages/slots/FilledSlot.tsx',
  'src/pages/transfer/TransferTools.tsx',
  'src/shell/NamedIcon.tsx',
  'src/shell/PageNotices.tsx',
  'src/shell/SignedOutDialog.tsx',
  'src/shell/bar/AboutDialog.tsx',
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
