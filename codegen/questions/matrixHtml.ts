import type { ReadableMatrix } from './matrix.ts';
import { escapeMarkup } from '../report/markup.ts';

const STYLES = `
:root { color-scheme: light dark; --line: light-dark(#d5dbe2, #3a4757); --quiet: light-dark(#566372, #a4b1c0);
  --ground: light-dark(#ffffff, #18202a); --raised: light-dark(#f1f4f7, #232e3b); --yes: light-dark(#1c6b40, #6fd39c); }
* { box-sizing: border-box; }
body { margin: 0; display: flex; flex-direction: column; height: 100vh; background: var(--ground);
  color: light-dark(#1d2733, #e3e9f0); font: 14px/1.4 system-ui, sans-serif; }
header { padding: 12px 16px; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
h1 { margin: 0; font-size: 18px; }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; }
form, label { min-width: 0; max-width: 100%; }
input, select { font: inherit; color: inherit; min-height: 28px; padding: 2px 8px; background: var(--ground);
  border: 1px solid var(--quiet); border-radius: 4px; max-width: 100%; }
main { flex: 1; min-height: 0; overflow: auto; border-top: 1px solid var(--line); }
:focus-visible { outline: 2px solid light-dark(#1c6b40, #6fd39c); outline-offset: -2px; }
table { border-collapse: separate; border-spacing: 0; }
th, td { padding: 6px 10px; border: 0 solid var(--line); border-width: 0 1px 1px 0; text-align: start; vertical-align: top; }
thead th { position: sticky; top: 0; z-index: 1; background: var(--raised); }
tbody th, thead th:first-child { position: sticky; left: 0; background: var(--ground);
  width: max(140px, min(320px, 40vw)); min-width: max(140px, min(320px, 40vw)); overflow-wrap: anywhere; }
thead th:first-child { z-index: 2; background: var(--raised); }
tbody th { font-weight: 600; }
small { display: block; font-weight: 400; color: var(--quiet); }
td.gate { min-width: 240px; white-space: pre-line; color: var(--quiet); overflow-wrap: anywhere; }
td.yes { color: var(--yes); font-weight: 600; min-width: 96px; }
td.no { color: var(--quiet); }
form[hidden], tr[hidden] { display: none; }
@media print {
  @page { size: landscape; margin: 10mm; }
  body { display: block; height: auto; font-size: 9px; }
  form { display: none; }
  main { overflow: visible; }
  thead th, tbody th, thead th:first-child { position: static; min-width: 0; }
  td.gate { min-width: 0; }
  tr { break-inside: avoid; }
}
`;

/** Without it the whole table is there. */
const SCRIPT = `
const form = document.forms[0], rows = [...document.querySelectorAll('tbody tr')], status = document.querySelector('output');
form.hidden = false;
function filter() {
  const words = form.words.value.toLowerCase().split(/\\s+/).filter(Boolean), kind = form.kind.value, who = form.who.value;
  let count = 0;
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    const shown = words.every((word) => text.includes(word)) && (!kind || row.dataset.kind === kind)
      && (!who || row.children[Number(who)].className === 'yes');
    row.hidden = !shown;
    if (shown) count += 1;
  }
  status.value = count + ' of ' + rows.length;
}
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
`;

/** Cells before those of users: what it is, and its gate. */
const CELLS_BEFORE = 2;

/** One page that needs nothing else: it can be sent to whoever reviews access, searched and printed. */
export function matrixHtml({ people, rows }: ReadableMatrix): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Who reaches what</title>
<style>${STYLES}</style>
</head>
<body>
<header>
<h1>Who reaches what</h1>
<form hidden role="search" aria-label="Rows">
<label>Search <input name="words" type="search"></label>
<label>Kind <select name="kind"><option value="">all</option>${kinds.map(optionOf).join('')}</select></label>
<label>Open to <select name="who"><option value="">anybody</option>${people.map((name, at) => `<option value="${at + CELLS_BEFORE}">${escapeMarkup(name)}</option>`).join('')}</select></label>
<output></output>
</form>
</header>
<main tabindex="0" aria-label="Table">
<table>
<thead><tr>${['Page or action', 'Gates', ...people].map((name) => `<th scope="col">${escapeMarkup(name)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function optionOf(kind: string): string {
  return `<option>${escapeMarkup(kind)}</option>`;
}

function rowOf({ kind, id, path, gate, cells }: ReadableMatrix['rows'][number]): string {
  const about = `<small>${escapeMarkup(path === '' ? kind : `${kind} ${path}`)}</small>`;
  const people = cells.map(
    (cell) => `<td class="${cell === 'no' ? 'no' : 'yes'}">${escapeMarkup(cell)}</td>`,
  );
  return `<tr data-kind="${escapeMarkup(kind)}"><th scope="row">${escapeMarkup(id)}${about}</th><td class="gate">${escapeMarkup(gate)}</td>${people.join('')}</tr>`;
}
