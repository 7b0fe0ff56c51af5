/** A set of texts that drops the oldest ones when it exceeds its size. */
export class BoundedSet {
  readonly #limit: number;
  readonly #texts = new Set<string>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  /** Adding a text again makes it the newest. */
  add(text: string): void {
    this.#texts.delete(text);
    this.#texts.add(text);
    for (const oldest of this.#texts) {
      if (this.#texts.size <= this.#limit) return;
      this.#texts.delete(oldest);
    }
  }
}
