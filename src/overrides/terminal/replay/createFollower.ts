/**
 * Brings something to a position step by step.
 *
 * @param step goes from one position towards another; gives where it is then
 * @returns a function of the wanted position; it resolves when that is reached. Calls meanwhile change where it goes.
 */
export function createFollower(
  step: (position: number, wanted: number) => number | Promise<number>,
): (wanted: number) => Promise<void> {
  let position = 0;
  let goal = 0;
  let running: Promise<void> | undefined;
  async function follow(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    while (position !== goal) position = await step(position, goal);
  }
  return (wanted) => {
    goal = wanted;
    running ??= follow().finally(() => {
      running = undefined;
    });
    return running;
  };
}
