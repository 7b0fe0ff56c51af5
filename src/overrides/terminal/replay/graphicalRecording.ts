import { Client, Tunnel } from '@glokon/guacamole-common-js';
import type { GraphicalFrame } from './graphicalFrames.ts';
import { countUntil } from './moments.ts';

/** An opened recording of a desktop. */
export interface GraphicalRecording {
  readonly seconds: number;
  /** When something is drawn, in seconds. */
  readonly times: readonly number[];
  /** Where it is drawn. */
  readonly element: HTMLElement;
  /**
   * Draws the screen at this time; resolves when it is there. Calls meanwhile change where it goes.
   *
   * @throws Error when a part of the recording cannot be drawn, such as a broken picture
   */
  show(seconds: number): Promise<void>;
  /** Makes it fit into this width and height; never larger than it was. */
  fit(width: number, height: number): void;
}

/** A screen to go on from after a jump. */
interface Keyframe {
  /** How many frames had been drawn. */
  readonly drawn: number;
  readonly seconds: number;
  readonly state: Client.ExportedState;
}

/** Frames that are drawn at once; the page stays responsive between two parts. */
const PART_LENGTH = 200;
/** Between keyframes: each is a picture of the whole screen. */
const KEYFRAME_S = 30;
const MOST_KEYFRAMES = 60;
/** A part takes milliseconds. The library waits for ever for a picture that cannot be decoded. */
const PART_LIMIT_MS = 5000;

/** Says nothing to a server: there is none. */
class RecordedTunnel extends Tunnel {}

/** Opens a recording in the Guacamole protocol. */
export function openGraphicalRecording(frames: readonly GraphicalFrame[]): GraphicalRecording {
  const seconds = frames.at(-1)?.seconds ?? 0;
  const tunnel = new RecordedTunnel();
  const client = new Client(tunnel);
  const display = client.getDisplay();

  const keyframes: Keyframe[] = [];
  const keyframeSeconds = Math.max(KEYFRAME_S, seconds / MOST_KEYFRAMES);
  /** Counts of frames: how many are drawn, and how many shall be. */
  let drawn = 0;
  let wanted = 0;
  let running: Promise<void> | undefined;

  async function catchUp(): Promise<void> {
    while (drawn !== wanted) {
      const keyframe = keyframes.findLast((one) => one.drawn <= wanted);
      const nearer = keyframe && (drawn > wanted || keyframe.drawn > drawn);
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      await (nearer ? restore(keyframe) : drawPart());
    }
  }

  async function drawPart(): Promise<void> {
    // The first frame alone: its keyframe is where every jump back can begin.
    const end = drawn === 0 ? 1 : Math.min(wanted, drawn + PART_LENGTH);
    for (const { instructions } of frames.slice(drawn, end)) {
      for (const [opcode, args] of instructions) tunnel.oninstruction?.(opcode, args);
    }
    await inTime((done) => display.flush(done));
    drawn = end;
    const now = frames[drawn - 1]?.seconds ?? 0;
    const last = keyframes.at(-1);
    if (last && now - last.seconds < keyframeSeconds) return;
    const state = await new Promise<Client.ExportedState>((done) => client.exportState(done));
    keyframes.push({ drawn, seconds: now, state });
  }

  async function restore(keyframe: Keyframe): Promise<void> {
    await new Promise<void>((done) => client.importState(keyframe.state, done));
    drawn = keyframe.drawn;
  }

  let room = { width: Infinity, height: Infinity };
  const rescale = () => {
    const [width, height] = [display.getWidth(), display.getHeight()];
    if (width > 0 && height > 0) {
      display.scale(Math.min(1, room.width / width, room.height / height));
    }
  };
  display.onresize = rescale;

  return {
    seconds,
    times: frames.map((frame) => frame.seconds),
    element: display.getElement(),
    show(time) {
      wanted = countUntil(frames.length, (index) => frames[index]?.seconds ?? Infinity, time);
      running ??= catchUp().finally(() => {
        running = undefined;
      });
      return running;
    },
    fit(width, height) {
      room = { width, height };
      rescale();
    },
  };
}

function inTime(start: (done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error('A part of this recording cannot be drawn.')),
      PART_LIMIT_MS,
    );
    start(() => {
      clearTimeout(limit);
      resolve();
    });
  });
}
