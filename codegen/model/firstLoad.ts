/** What the browser loads before the first page. The list page is among it: lists are where people begin. */
export const FIRST_FILES = [
  'src/app/boot.ts',
  'src/app/main.tsx',
  'src/pages/list/ListPage.tsx',
] as const;

/** What pages, tabs and dialogs with a form share: it comes as one file, with all its inputs. */
export const FORM_FILE = 'src/pages/form/RecordForm.tsx';
