import type { FieldModel } from '../../codegen/model/fields.ts';

/**
 * Does the server compose the value of two names without a space: `Alice Lindqvist(alice)`? It does so in some texts
 * of logs, sessions and tickets (contract: audit, section 1), and for references to records with two names.
 */
export function isComposed({ format, options }: Pick<FieldModel, 'format' | 'options'>): boolean {
  return format === 'two-names' || options?.secondary !== undefined;
}

/** With a space before each of the last brackets: `Alice Lindqvist (alice)`, `default (server) (165)`. */
export function spaced(name: string): string {
  return name.replace(/(?<=\S)(?=(?:\([^()]*\)|\[[^[\]]*\])+$)/g, ' ');
}
