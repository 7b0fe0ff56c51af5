import type { ConsoleModel } from '../../../codegen/model/console.ts';

/** Whether the API answers for a path, and not the console or a page. */
export function isCall(path: string, { apiFacts, app }: ConsoleModel): boolean {
  return path.startsWith('/api/') || (path.startsWith(apiFacts.root) && !path.startsWith(app.base));
}
