/**
 * Called before another page is loaded. Returns true when it asks the user; it then calls `leave`
 * when they agree.
 */
type LeaveQuestion = (leave: () => void) => boolean;

const questions = new Set<LeaveQuestion>();

/** Registers a question about unsaved changes. @returns removes it */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/**
 * Leaves at once, or when the user agrees. For commands that change something before the page is
 * left, such as the organization: the browser's own question would come too late.
 */
export function leaveWhenAllowed(leave: () => void): void {
  const ask = ([first, ...others]: readonly LeaveQuestion[]): void => {
    if (!first) leave();
    else if (!first(() => ask(others))) ask(others);
  };
  ask([...questions]);
}
