const WIDTH = 1024;
const HEIGHT = 768;
const FRAME_MS = 100;
const FRAMES = 100;
/** Of the window, which moves over the desktop. */
const WINDOW = { width: 420, height: 260 } as const;
/** Copies over what is there: source over destination (Guacamole protocol, channel masks). */
const OVER = 14;
const SCREEN = 0;

type Colour = readonly [red: number, green: number, blue: number];

/** The recording of a desktop with a window that moves, in the Guacamole protocol. */
export function demoDesktop(): string {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => drawnFrame(frame)).join('');
}

function drawnFrame(frame: number): string {
  const size = frame === 0 ? instruction('size', SCREEN, WIDTH, HEIGHT) : '';
  const left = 60 + frame * 5;
  const top = 80 + frame * 3;
  return [
    size,
    rectangle(0, 0, WIDTH, HEIGHT, [24, 78, 119]),
    rectangle(0, HEIGHT - 44, WIDTH, 44, [16, 32, 48]),
    rectangle(10, HEIGHT - 36, 28, 28, [32, 178, 150]),
    rectangle(left, top, WINDOW.width, WINDOW.height, [245, 246, 250]),
    rectangle(left, top, WINDOW.width, 32, [52, 84, 124]),
    rectangle(left + WINDOW.width - 26, top + 8, 16, 16, [214, 69, 65]),
    // A bar in the window, which tells how far the recording is.
    rectangle(left + 20, top + 120, 380, 20, [214, 218, 228]),
    rectangle(left + 20, top + 120, 1 + Math.round((379 * frame) / FRAMES), 20, [46, 160, 90]),
    instruction('sync', frame * FRAME_MS),
  ].join('');
}

function rectangle(x: number, y: number, width: number, height: number, colour: Colour): string {
  const opaque = 255;
  return (
    instruction('rect', SCREEN, x, y, width, height) +
    instruction('cfill', OVER, SCREEN, ...colour, opaque)
  );
}

/** `4.sync,3.100;`: each part with its length before it. */
function instruction(...parts: readonly (string | number)[]): string {
  return `${parts.map((part) => `${String(part).length}.${part}`).join(',')};`;
}
