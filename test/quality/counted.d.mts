/** Rules of the specification by document, as a table in Markdown. */
export function coverage(): string;
/** Items of the security standard by state, as a table in Markdown. */
export function attacks(): string;
