import { COLUMNS, cellsOf, type Entry, type ReportHead } from './entry.ts';

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const MARK = /[&<>"']/;
const MARK_EACH = new RegExp(MARK, 'g');
/** Most texts have none of the marks, and looking costs less than replacing. */
const escaped = (text: string) =>
  MARK.test(text) ? text.replaceAll(MARK_EACH, (mark) => MARKS[mark] ?? mark) : text;

const STYLE = `
:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}
body{margin:2rem}
.frame{overflow-x:auto}
table{border-collapse:collapse;min-width:100%}
caption{text-align:start;padding-block:.5rem;font-weight:600}
th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid GrayText}
thead{display:table-header-group}
td:last-child{white-space:nowrap}
.unread{border:2px solid;padding:.5rem 1rem}
@media print{body{margin:0;font-size:9pt}.frame{overflow:visible}tr{break-inside:avoid}}
`;

/** All before the rows: it loads nothing and runs nothing. */
export function htmlStart({ day, server, organization, by, unread }: ReportHead): string {
  const title = `Access report, ${organization.name || organization.id}, ${day}`;
  const missing = Object.entries(unread).map(
    ([list, why]) => `<li>${escaped(`${list} (${why})`)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(`Who can reach which asset, on ${day} (UTC), by the permissions of ${server}. Read by ${by}.`)}</p>
${missing.length > 0 ? `<div class="unread"><p>This report is not complete. These lists could not be read, and access that follows from them is missing:</p><ul>${missing.join('')}</ul></div>\n` : ''}<div class="frame" tabindex="0" role="region" aria-label="Access">
<table>
<caption>Each row is a user who can reach an asset as a system user</caption>
<thead><tr>${COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>
`;
}

export function htmlRow(entry: Entry): string {
  const [first = '', ...others] = cellsOf(entry).map(escaped);
  const cells = others.map((cell) => `<td>${cell}</td>`).join('');
  return `<tr><th scope="row">${first}</th>${cells}</tr>\n`;
}

export function htmlEnd(count: number): string {
  return `</tbody>
</table>
</div>
<p>${count} ${count === 1 ? 'row' : 'rows'}. Applications are not part of this report. Earlier days are in the reports that were made then.</p>
</main>
</body>
</html>
`;
}
