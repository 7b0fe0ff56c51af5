import type { Noted } from './record.mjs';

/** Tables in Markdown. */
export interface Counted {
  /** Rules of the specification, and how many a test proves. */
  readonly coverage: string;
  /** Items of the security standard, by what holds them. */
  readonly attacks: string;
}

export const PARTS: readonly (readonly [part: string, title: string, command: string])[];
export const RUN: string;
export function qualityPage(notes: ReadonlyMap<string, Noted>, counted: Counted): string;
export function isAsWritten(page: string): boolean;
