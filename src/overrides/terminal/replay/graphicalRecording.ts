import { Client, Tunnel } from '@glokon/guacamole-common-js';
import type { GraphicalFrame } from './graphicalFrames.ts';
import { createFollower } from './createFollower.ts';
import { countUntil } from './moments.ts';

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
export function openGraphicalRecording(frames: readonly GraphicalFrame[]) {
  const seconds = frames.at(-1)?.seconds ?? 0;
  const tunnel = new RecordedTunnel();
  const client = new Client(tunnel);
  const display = client.getDisplay();

  const keyframes: Keyframe[] = [];
  const keyframeSeconds = Math.max(KEYFRAME_S, seconds / MOST_KEYFRAMES);
  /** Positions are numbers of drawn frames. */
  const follow = createFollower(async (drawn, wanted) => {
    const keyframe = keyframes.findLast((one) => one.drawn <= wanted);
    if (!keyframe || (drawn <= wanted && keyframe.drawn <= drawn)) return drawPart(drawn, wanted);
    await new Promise<void>((done) => client.importState(keyframe.state, done));
    return keyframe.drawn;
  });

  async function drawPart(drawn: number, wanted: number): Promise<number> {
    // The first frame alone: its keyframe is where every jump back can begin.
    const end = drawn === 0 ? 1 : Math.min(wanted, drawn + PART_LENGTH);
    for (const { instructions } of frames.slice(drawn, end)) {
      for (const [opcode, args] of instructions) tunnel.oninstruction?.(opcode, args);
    }
    await inTime((done) => display.flush(done));
    const now = frames[end - 1]?.seconds ?? 0;
    const last = keyframes.at(-1);
    if (last && now - last.seconds < keyframeSeconds) return end;
    const state = await new Promise<Client.ExportedState>((done) => client.exportState(done));
    keyframes.push({ drawn: end, seconds: now, state });
    return end;
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
    /** When something is drawn, in seconds. */
    times: frames.map((frame) => frame.seconds),
    /** Where it is drawn. */
    element: display.getElement(),
    /**
     * Draws the screen at this time; resolves when it is there. Calls meanwhile change where it goes.
     *
     * @throws Error when a part of the recording cannot be drawn, such as a broken picture
     */
    show(time: number) {
      return follow(countUntil(frames.length, (index) => frames[index]?.seconds ?? Infinity, time));
    },
    /** Makes it fit into this width and height; never larger than it was. */
    fit(width: number, height: number) {
      room = { width, height };
      rescale();
    },
  };
}

/** An opened recording of a desktop. */
export type GraphicalRecording = Readonly<ReturnType<typeof openGraphicalRecording>>;

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
