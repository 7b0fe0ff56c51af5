import { Parser } from '@glokon/guacamole-common-js';

/** What changes the screen at a time. */
export interface GraphicalFrame {
  /** From the start of the recording. */
  readonly seconds: number;
  readonly instructions: readonly GraphicalInstruction[];
}

type GraphicalInstruction = readonly [opcode: string, args: string[]];

const MS_PER_SECOND = 1000;
/** Each takes memory, also those that do nothing. */
const MOST_INSTRUCTIONS = 4_000_000;

/**
 * Reads a recording in the Guacamole protocol part by part. Its `sync` instructions end frames, and tell their
 * times in milliseconds; times never go back.
 */
export class FrameReader {
  readonly #parser = new Parser();
  readonly #frames: GraphicalFrame[] = [];
  #instructions: GraphicalInstruction[] = [];
  #count = 0;
  #start: number | undefined;
  #seconds = 0;

  constructor() {
    this.#parser.oninstruction = (opcode, args) => {
      this.#count += 1;
      if (opcode === 'sync') this.#endFrame(Number(args[0]));
      else this.#instructions.push([opcode, args]);
    };
  }

  /**
   * @returns false when it takes no more
   * @throws Error for a text that is no recording
   */
  read(text: string): boolean {
    this.#parser.receive(text);
    return this.#count < MOST_INSTRUCTIONS;
  }

  /** @returns undefined for a text that is no recording */
  end(): readonly GraphicalFrame[] | undefined {
    return this.#frames.length > 0 ? this.#frames : undefined;
  }

  #endFrame(time: number): void {
    if (Number.isFinite(time)) {
      this.#start ??= time;
      this.#seconds = Math.max(this.#seconds, (time - this.#start) / MS_PER_SECOND);
    }
    this.#frames.push({ seconds: this.#seconds, instructions: this.#instructions });
    this.#instructions = [];
  }
}
