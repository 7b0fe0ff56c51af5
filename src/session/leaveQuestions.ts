/**
 * Asked before the console is left for a load of a page. One that asks the person answers true,
 * and calls `leave` when they agree.
 */
export type LeaveQuestion = (leave: () => void) => boolean;

const questions = new Set<LeaveQuestion>();

/** Whoever holds unsaved changes is asked from now on. @returns stops it */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/**
 * Leaves at once, or as soon as the person agrees. For commands that change something before the
 * page goes, such as the organization: the browser's own question would come too late for them.
 */
export function leaveWhenAllowed(leave: () => void): void {
  const ask = ([first, ...others]: readonly LeaveQuestion[]): void => {
    if (!first) leave();
    else if (!first(() => ask(others))) ask(others);
  };
  ask([...questions]);
}
