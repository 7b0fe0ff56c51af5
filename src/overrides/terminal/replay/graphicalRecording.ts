import { SessionRecording } from '@glokon/guacamole-common-js';

/** An opened recording of a desktop. */
export interface GraphicalRecording {
  readonly seconds: number;
  /** Where it is drawn. */
  readonly element: HTMLElement;
  /** Draws the screen at this time; calls while it is drawing change where it goes. */
  show(seconds: number): void;
  /** Makes it fit into this width; never larger than it was. */
  fit(width: number): void;
}

const MS_PER_SECOND = 1000;

/**
 * Opens a recording in the Guacamole protocol.
 *
 * @throws Error for a text that is none
 */
export async function openGraphicalRecording(text: string): Promise<GraphicalRecording> {
  const recording = new SessionRecording(new Blob([inAscii(text)]));
  await new Promise<void>((resolve, reject) => {
    recording.onload = resolve;
    recording.onerror = (message) => reject(new Error(message));
  });
  if (recording.getDuration() === 0) throw new Error('This is no recording of a desktop.');
  const display = recording.getDisplay();
  let width = Infinity;
  const rescale = () => {
    if (display.getWidth() > 0) display.scale(Math.min(1, width / display.getWidth()));
  };
  display.onresize = rescale;

  let shown = -1;
  let wanted = 0;
  const catchUp = () => {
    shown = wanted;
    recording.seek(wanted, () => {
      if (shown !== wanted) catchUp();
      else shown = -1;
    });
  };
  return {
    seconds: recording.getDuration() / MS_PER_SECOND,
    element: display.getElement(),
    show(seconds) {
      const drawing = shown !== -1;
      wanted = seconds * MS_PER_SECOND;
      if (!drawing) catchUp();
    },
    fit(given) {
      width = given;
      rescale();
    },
  };
}

/**
 * The library finds frames by counting characters, and reads them by counting bytes. Other characters
 * than ASCII occur in names alone, which are not drawn.
 */
function inAscii(text: string): string {
  return text.replaceAll(/[^\0-\u007F]/gu, '?');
}
