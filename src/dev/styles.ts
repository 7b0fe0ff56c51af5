/** Of the tools' shadow; light and dark as the console is. */
export const STYLES = `
:host {
  all: initial;
  --ground: light-dark(#ffffff, #18202a);
  --raised: light-dark(#f1f4f7, #232e3b);
  --line: light-dark(#848f9c, #748396);
  --text: light-dark(#1d2733, #e3e9f0);
  --quiet: light-dark(#566372, #a4b1c0);
  --mark: light-dark(#7a2fb5, #cfa0f5);
  --good: light-dark(#1c6b40, #6fd39c);
  --bad: light-dark(#b3261e, #ff9a94);
  color-scheme: inherit;
}
* { box-sizing: border-box; }
aside { font: 14px/1.45 system-ui, sans-serif; color: var(--text); }
button, input { font: inherit; color: inherit; }
button {
  min-height: 24px;
  padding: 2px 8px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  cursor: pointer;
  overflow-wrap: anywhere;
  text-align: start;
}
button[aria-pressed='true'] { background: var(--mark); border-color: var(--mark); color: var(--ground); }
button.bad, .closed { color: var(--bad); }
.open { color: var(--good); }
a { color: var(--mark); }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
h2:focus, .findings:focus { outline: none; }
h1, h2 { flex: 1; margin: 0; font-size: 16px; }
h3 { margin: 16px 0 4px; font-size: 15px; overflow-wrap: anywhere; }
h4 { margin: 12px 0 4px; font-size: 13px; color: var(--quiet); }
p { margin: 4px 0; overflow-wrap: anywhere; }
ol, ul { margin: 0; padding: 0; list-style: none; }
header { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
button.place { margin-inline-start: -5px; padding: 2px 4px; border-color: transparent; background: none; color: var(--mark); text-decoration: underline; }
code, pre, button.place { font: 12px/1.5 ui-monospace, monospace; }
pre { margin: 4px 0; padding: 8px; overflow-x: auto; background: var(--raised); border-radius: 4px; }
.corner {
  position: fixed;
  z-index: 2147483000;
  inset-block-end: 0;
  inset-inline-end: 96px;
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 2px 6px;
  border: 1px solid var(--line);
  border-block-end: 0;
  border-radius: 6px 6px 0 0;
  background: var(--ground);
}
.hint {
  position: fixed;
  z-index: 2147483001;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  justify-content: center;
  width: fit-content;
  max-width: 100%;
  margin: 0 auto;
  padding: 2px 12px;
  border-radius: 0 0 6px 6px;
  background: var(--mark);
  color: var(--ground);
  pointer-events: none;
}
.hint button { background: none; border-color: currentColor; pointer-events: auto; }
.outline {
  position: fixed;
  z-index: 2147483000;
  border: 2px solid var(--mark);
  border-radius: 2px;
  pointer-events: none;
}
.outline span {
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: -2px;
  padding: 0 6px;
  background: var(--mark);
  color: var(--ground);
  font: 12px/1.6 ui-monospace, monospace;
  white-space: nowrap;
}
.panel, .findings {
  position: fixed;
  z-index: 2147483002;
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 16px;
  background: var(--ground);
  border: 1px solid var(--line);
  box-shadow: 0 4px 24px #0006;
}
.panel { inset-block: 32px; width: min(440px, 100vw); }
.panel.right { inset-inline-end: 0; }
.panel.left { inset-inline-start: 0; }
.answers { flex: 1; overflow-y: auto; min-height: 0; }
.answers li { padding: 3px 0; border-block-end: 1px solid var(--raised); overflow-wrap: anywhere; }
.line { display: flex; gap: 8px; }
.line input {
  flex: 1;
  min-width: 0;
  min-height: 28px;
  padding: 2px 8px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--ground);
}
.line input::placeholder { color: var(--quiet); opacity: 1; }
.kind, .quiet { color: var(--quiet); }
.quiet { display: block; }
.name { color: var(--quiet); }
.verdict { font-weight: 600; }
.message { font-weight: 600; }
.findings {
  inset-block-start: 32px;
  inset-inline: 0;
  width: min(960px, 100vw);
  max-height: calc(100vh - 64px);
  margin: 0 auto;
  overflow-y: auto;
  border-block-start: 4px solid var(--bad);
}
.findings > ol > li { padding: 8px 0; border-block-end: 1px solid var(--line); }
.findings > ol > li:last-child { border: 0; }
.findings.whole { position: static; max-height: none; box-shadow: none; }
.starting { padding: 24px; }
@media (max-width: 600px) {
  .panel, .panel.left, .panel.right { inset-block: auto 0; inset-inline: 0; width: auto; max-height: 60vh; }
  .hint { font-size: 12px; }
  /* At the side: the buttons of a form take the whole width below. */
  .corner {
    inset: auto 0 50% auto;
    flex-direction: column;
    padding: 6px 0;
    border: 1px solid var(--line);
    border-right: 0;
    border-radius: 6px 0 0 6px;
    writing-mode: vertical-rl;
  }
  .corner button { min-width: 24px; padding: 8px 2px; }
}
@media print { aside { display: none; } }
`;
