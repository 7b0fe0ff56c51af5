/** A set of texts that forgets the oldest ones when there are more than it may keep. */
export class BoundedSet {
  readonly #limit: number;
  readonly #texts = new Set<string>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  /** What is added again counts as new. */
  add(text: string): void {
    this.#texts.delete(text);
    this.#texts.add(text);
    for (const oldest of this.#texts) {
      if (this.#texts.size <= this.#limit) return;
      this.#texts.delete(oldest);
    }
  }
}
