import { useEffect, useRef, type ReactNode } from 'react';
import type {
  ShownFinding,
  ShownFindings,
  ShownPlace,
} from '../../../codegen/report/shownFindings.ts';
import { PlaceButton } from '../PlaceButton.tsx';
import { toolAddress } from '../toolAddress.ts';

interface FindingsProps {
  readonly shown: ShownFindings;
  /** Absent where there is no console beneath. */
  readonly onDismiss: (() => void) | undefined;
}

/** The errors of the manifests, over the console as it was before. Escape closes it; the focus goes back. */
export function Findings({ shown, onDismiss }: FindingsProps): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !onDismiss) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onDismiss();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [onDismiss]);
  const { errors, errorCount, warningCount } = shown;
  const left = errorCount - errors.length;
  return (
    <div
      ref={dialog}
      className={onDismiss ? 'findings' : 'findings whole'}
      role="dialog"
      aria-labelledby="findings-heading"
      tabIndex={-1}
    >
      <header>
        <h1 id="findings-heading">
          {errorCount === 1
            ? 'The manifests have a mistake'
            : `The manifests have ${errorCount} mistakes`}
        </h1>
        {onDismiss && (
          <button type="button" onClick={onDismiss}>
            Close
          </button>
        )}
      </header>
      <p role="status">
        {onDismiss
          ? 'The console beneath is as it was before. This goes away when they are mended.'
          : 'The console starts when they are mended.'}
        {warningCount > 0 && ` Warnings: ${warningCount}.`}
      </p>
      <ol>
        {errors.map((finding) => (
          <li key={`${finding.file}:${finding.line}:${finding.column} ${finding.message}`}>
            <Finding finding={finding} />
          </li>
        ))}
      </ol>
      {left > 0 && <p>{left} more.</p>}
    </div>
  );
}

function Finding({ finding }: { readonly finding: ShownFinding }): ReactNode {
  const { rule, expected, suggestion, related } = finding;
  return (
    <>
      <FoundAt place={finding} />
      {expected !== undefined && <p>Expected: {expected}</p>}
      {suggestion !== undefined && (
        <p>
          Did you mean <code>{suggestion}</code>?
        </p>
      )}
      {related.map((place) => (
        <FoundAt key={`${place.file}:${place.line} ${place.message}`} place={place} />
      ))}
      <p>
        Rule:{' '}
        <a href={toolAddress(`rules/${rule}`)} target="_blank" rel="noreferrer">
          {rule}
        </a>
      </p>
    </>
  );
}

/** Long lines are scrolled, with the keyboard, too. */
const SCROLLED = { role: 'group', 'aria-label': 'Source', tabIndex: 0 };

function FoundAt({ place }: { readonly place: ShownPlace }): ReactNode {
  const { message, file, line, column, frame } = place;
  return (
    <>
      <p className="message">{message}</p>
      <PlaceButton file={file} line={line} column={column} />
      {frame !== '' && <pre {...SCROLLED}>{frame}</pre>}
    </>
  );
}
