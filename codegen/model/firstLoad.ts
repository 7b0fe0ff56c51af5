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
