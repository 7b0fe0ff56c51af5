import type { Locator } from 'playwright-core';
import { FRAME_LIMIT_MS } from '../limits.mjs';

export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/**
 * The box of an element when it stands still: unchanged in two consecutive frames, and nothing in or around it is
 * animated.
 */
export async function steadyBox(locator: Locator): Promise<Box> {
  const target = locator.first();
  await target.evaluate(async (element, limitMs) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, limitMs);
      });
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
  }, FRAME_LIMIT_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is measured is not drawn.');
  return box;
}
