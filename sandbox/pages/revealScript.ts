/**
 * Shows and hides passwords. The button is hidden until this script runs, so that a page without JavaScript has no button
 * that does nothing.
 */
export const REVEAL_SCRIPT = `
for (const button of document.querySelectorAll('button[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
  });
  // A browser must not keep the password as a text that was typed.
  button.form?.addEventListener('submit', () => { input.type = 'password'; });
}
`;
