/** A section of a source that a comment cites. */
export interface Citation {
  /** `spec 1`, `protocol`, `contract: tickets`, `observed`. */
  readonly source: string;
  /** `14.2`; for `observed` the name of the heading. */
  readonly section: string;
}

/** Line breaks in comments, where a citation may continue. */
const LINE_BREAK = /\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g;
const CITATION =
  /\b(?<source>spec [12]|protocol|observed|contract: [a-z]+(?: centre)?), (?:section (?<one>\d[\d.]*\b|[a-z]+)|sections (?<several>\d[\d.]*\b(?:, \d[\d.]*\b)* and \d[\d.]*\b))/gi;
/** What looks like a citation but has none of the forms above. */
const ATTEMPT =
  /\b(?:spec(?:ification)? (?:1|2)\b|specs?,? sections?\b|protocol facts?|(?:protocol|observed),? sections?|page facts|pages’ facts|observed facts|contract: )/gi;

const joined = (text: string): string => text.replaceAll(LINE_BREAK, ' ');

/** The sections that a text cites. */
export function citationsIn(text: string): readonly Citation[] {
  const line = joined(text);
  return [...line.matchAll(CITATION)].flatMap(({ groups = {} }) => {
    const { source = '', one, several = '' } = groups;
    const sections = one === undefined ? several.split(/, | and /) : [one];
    return sections.map((name) => ({
      source: source.toLowerCase(),
      section: name.toLowerCase(),
    }));
  });
}

/** Citations in none of the known forms, each with some words after it. */
export function unreadable(text: string): readonly string[] {
  const line = joined(text);
  const read = new Set([...line.matchAll(CITATION)].map(({ index }) => index));
  return [...line.matchAll(ATTEMPT)]
    .filter(({ index }) => !read.has(index))
    .map(({ index }) => line.slice(index, index + 60));
}

/** The citable sections of a page in docs/sources. */
export function headingsOf(source: string, text: string): readonly Citation[] {
  let part = '';
  return text.split('\n').flatMap((line): readonly Citation[] => {
    const [, marks, title = ''] = /^(##+) (.+)$/.exec(line) ?? [];
    if (marks === undefined) return [];
    if (source === 'contract' && marks === '##') {
      part = title.toLowerCase();
      return [];
    }
    const section = source === 'observed' ? title : (title.split(' ')[0] ?? '');
    return [
      {
        source: source === 'contract' ? `contract: ${part}` : source,
        section: section.toLowerCase(),
      },
    ];
  });
}
