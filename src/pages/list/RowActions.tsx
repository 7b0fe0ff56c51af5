import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Link } from 'react-router';
import { OUTSIDE, OutsideMark } from '../../controls/OutsideMark.tsx';
import type { RowEntry, SplitEntries } from '../rowEntries.ts';
import { useText } from '../../i18n/useText.ts';

interface RowActionsProps extends Partial<SplitEntries> {
  readonly name: string;
  /** An action on the row is running; no other can start. */
  readonly busy: boolean;
  onMore(button: HTMLElement, entries: readonly RowEntry[]): void;
}

const NONE: readonly RowEntry[] = [];

/** The actions of a row: the first as a button, the others in a menu. */
export function RowActions({
  name,
  inView = NONE,
  underMenu = NONE,
  busy,
  onMore,
}: RowActionsProps) {
  const text = useText();
  return (
    <>
      {inView.map((entry) => (
        <RowAction key={entry.key} entry={entry} name={name} busy={busy} />
      ))}
      {underMenu.length > 0 && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-disabled={busy || undefined}
          aria-label={text('pages.list.moreFor', { name })}
          title={text('pages.list.more')}
          onClick={(event) => !busy && onMore(event.currentTarget, underMenu)}
        >
          <MoreIcon sx={{ fontSize: 18 }} />
        </button>
      )}
    </>
  );
}

/** One action. A link or a button, it looks the same and stands on the same line. */
function RowAction({
  entry: { label, closed, to, href, danger, onPress },
  name,
  busy,
}: Pick<RowActionsProps, 'name' | 'busy'> & { readonly entry: RowEntry }) {
  const text = useText();
  const words = text('pages.list.actionFor', { action: label, name });
  const look = { 'data-action': danger ? 'danger' : '', 'aria-label': words };
  if (closed === undefined && to !== undefined) {
    return (
      <Link {...look} to={to}>
        {label}
      </Link>
    );
  }
  if (closed === undefined && href !== undefined) {
    return (
      <a {...look} href={href} {...OUTSIDE} aria-label={text('shell.newTab', { name: words })}>
        {label}
        <OutsideMark />
      </a>
    );
  }
  return (
    // A disabled button would lose the focus, so a busy one is aria-disabled.
    <button
      type="button"
      {...look}
      disabled={closed !== undefined}
      title={closed}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      {label}
    </button>
  );
}
