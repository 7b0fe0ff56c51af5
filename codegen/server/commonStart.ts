/** The beginning of paths that is no part of what they are about. */
const ROOT_STEP = /^(?:api|rest|v\d+(?:\.\d+)*)$/i;

/** What paths begin with that says nothing of their records: `/api/v1` of `/api/v1/books` and `/api/v1/login`. */
export function commonStart([first = '', ...others]: readonly string[]): string {
  const steps = first.split('/').filter(Boolean).slice(0, -1);
  const end = steps.findIndex((step) => !ROOT_STEP.test(step));
  const starts = (end === -1 ? steps : steps.slice(0, end)).map(
    (_, at, all) => `/${all.slice(0, at + 1).join('/')}`,
  );
  return starts.findLast((start) => others.every((path) => path.startsWith(`${start}/`))) ?? '';
}
