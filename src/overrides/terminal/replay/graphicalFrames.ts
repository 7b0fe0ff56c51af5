import { Parser } from '@glokon/guacamole-common-js';

/** What changes the screen at a time. */
export interface GraphicalFrame {
  /** From the start of the recording. */
  readonly seconds: number;
  readonly instructions: readonly GraphicalInstruction[];
}

export type GraphicalInstruction = readonly [opcode: string, args: string[]];

const MS_PER_SECOND = 1000;

/**
 * Reads a recording in the Guacamole protocol. Its `sync` instructions end frames, and tell their times
 * in milliseconds.
 *
 * @throws Error for a text that is none
 */
export function readFrames(text: string): readonly GraphicalFrame[] {
  const frames: GraphicalFrame[] = [];
  let instructions: GraphicalInstruction[] = [];
  let start: number | undefined;
  const parser = new Parser();
  parser.oninstruction = (opcode, args) => {
    if (opcode !== 'sync') {
      instructions.push([opcode, args]);
      return;
    }
    const time = Number(args[0]);
    start ??= time;
    frames.push({ seconds: (time - start) / MS_PER_SECOND, instructions });
    instructions = [];
  };
  parser.receive(text);
  if (frames.length === 0) throw new Error('This is no recording of a desktop.');
  return frames;
}
