import type { Noted } from './record.mjs';

export const PARTS: readonly (readonly [part: string, title: string, command: string])[];
export function qualityPage(notes: ReadonlyMap<string, Noted>, coverage: string): string;
export function isAsWritten(page: string): boolean;
