export function nodeRange(): string;
export function nodeRangeInWords(range: string): string;
export function nodeProblem(version: string, range: string): string | undefined;
export function refuseOtherNode(): void;
