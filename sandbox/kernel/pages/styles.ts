/**
 * The style sheet of the server's own pages. `#1ab394` is only for graphics, because white text on it has a
 * contrast of 2.65; buttons and links use tones with at least 4.5 (WCAG 2.2, 1.4.3).
 */
export const PAGE_STYLES = `
:root {
  --brand: #2f4050; --brand-text: #ffffff; --brand-quiet: #c3ccd4; --mark: #1ab394;
  --ground: #f3f5f7; --card: #ffffff; --text: #22303c; --quiet: #536373;
  --line: #8796a5; --action: #0e7a64; --action-strong: #0a6151; --action-text: #ffffff;
  --problem: #a3212b; --problem-ground: #fdf0f0; --focus: #0e7a64;
}
@media (prefers-color-scheme: dark) {
  :root {
    --brand: #1a242e; --ground: #10171d; --card: #10171d; --text: #e4eaf0; --quiet: #a9b6c2;
    --line: #6d7f90; --action: #3ecfae; --action-strong: #66dcc2; --action-text: #06231c;
    --problem: #ffb3b3; --problem-ground: #3a1a1d; --focus: #66dcc2;
  }
}
* { box-sizing: border-box; }
html { font-size: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--text); line-height: 1.5;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans",
    "Noto Sans CJK SC", "Noto Sans CJK JP", "Microsoft YaHei", "Yu Gothic UI", sans-serif;
}
.frame { min-height: 100vh; min-height: 100dvh; display: grid; grid-template-columns: minmax(18rem, 5fr) 7fr; }
.brand {
  background: var(--brand); color: var(--brand-text); padding: 4rem 3rem;
  display: flex; flex-direction: column; justify-content: center; border-inline-end: 4px solid var(--mark);
}
.product { font-size: 1.75rem; font-weight: 600; margin: 1.25rem 0 0.25rem; letter-spacing: 0.01em; }
.claim { color: var(--brand-quiet); margin: 0; max-width: 26rem; }
.side { background: var(--card); display: flex; flex-direction: column; justify-content: center; padding: 3rem; }
main { width: 100%; max-width: 24rem; margin-inline: auto; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.25rem; }
.lead { color: var(--quiet); margin: 0 0 1.5rem; }
label { display: block; font-weight: 500; margin-block-end: 0.25rem; }
input[type=text], input[type=password] {
  width: 100%; font: inherit; color: inherit; background: var(--card); padding: 0.625rem 0.75rem;
  border: 1px solid var(--line); border-radius: 4px; margin-block-end: 1.125rem; min-height: 2.75rem;
}
.secret { display: block; position: relative; margin-block-end: 1.125rem; }
.secret input[type] { margin: 0; padding-inline-end: 3rem; }
button.reveal {
  position: absolute; inset-block: 0; inset-inline-end: 0; width: 2.75rem; padding: 0; color: var(--quiet);
  background: none; display: grid; place-items: center;
}
button.reveal[hidden] { display: none; }
button.reveal:hover { background: none; color: var(--text); }
button.reveal[aria-pressed=true] { color: var(--action); }
button.reveal[aria-pressed=false] .slash { display: none; }
.choice { display: flex; align-items: center; gap: 0.5rem; margin: 0 0 1.5rem; }
.choice label { margin: 0; font-weight: 400; }
.choice input { width: 1.25rem; height: 1.25rem; accent-color: var(--action); margin: 0; flex: none; }
button, .button {
  display: inline-block; width: 100%; text-align: center; text-decoration: none; font: inherit; font-weight: 600;
  color: var(--action-text); background: var(--action); border: 0; border-radius: 4px;
  padding: 0.625rem 1rem; min-height: 2.75rem; cursor: pointer;
}
button:hover, .button:hover { background: var(--action-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.problem {
  color: var(--problem); background: var(--problem-ground); border-inline-start: 4px solid var(--problem);
  padding: 0.625rem 0.75rem; border-radius: 2px; margin: 0 0 1.25rem;
}
.languages { width: 100%; max-width: 24rem; margin: 2.5rem auto 0; }
.languages ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin: 0; padding: 0; }
.languages a { display: inline-block; color: var(--quiet); padding: 0.375rem 0.25rem; min-height: 1.5rem; }
.languages a[aria-current] { color: var(--text); font-weight: 600; text-decoration: none; border-block-end: 2px solid var(--mark); }
@media (max-width: 48rem) {
  .frame { grid-template-columns: 1fr; grid-template-rows: auto 1fr; }
  .brand {
    padding: 1.25rem 1.5rem; border-inline-end: 0; border-block-end: 4px solid var(--mark);
    display: grid; grid-template-columns: auto 1fr; column-gap: 1rem; align-items: center;
  }
  .brand img { grid-row: 1 / 3; width: 2.75rem; height: 2.75rem; }
  .product { font-size: 1.25rem; margin: 0; }
  .claim { font-size: 0.875rem; }
  .side { justify-content: flex-start; padding: 2rem 1.5rem; }
}
`;
