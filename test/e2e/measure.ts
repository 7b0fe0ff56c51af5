import type { Locator } from 'playwright-core';

export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/**
 * Where something is drawn once it stands still: in two frames one after the other at the same
 * place, in the same size, and nothing in it or around it is being animated.
 */
export async function steadyBox(locator: Locator): Promise<Box> {
  const target = locator.first();
  await target.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    };
    let before = '';
    while (before !== place()) {
      before = place();
      await Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map((animation) => animation.finished.catch(() => undefined)),
      );
      await frame();
      await frame();
    }
  });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is measured is not drawn.');
  return box;
}
