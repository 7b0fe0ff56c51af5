import { createRoot } from 'react-dom/client';
import { DevTools } from './DevTools.tsx';
import { STYLES } from './styles.ts';

/** Its shadow keeps the console's styles out, and its own in. */
const HOST = 'gatehouse-dev-tools';

/**
 * The developers' tools: what a part of the page is and who sees it, and what is wrong with the manifests. The
 * development server adds this file to the page; nothing imports it, so no build contains it.
 */
function mount(): void {
  const host = document.createElement(HOST);
  // A dialog of the console takes the focus back from everything else when it hears of it.
  host.addEventListener('focusin', (event) => event.stopPropagation());
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  // Beside the body: what is in it is hidden from screen readers while a dialog is open.
  document.documentElement.append(host);
  createRoot(shadow).render(<DevTools host={host} />);
}

mount();
