import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Link } from 'react-router';
import { OUTSIDE, OutsideMark } from '../../controls/OutsideMark.tsx';
import { splitEntries, type RowEntry } from '../rowEntries.ts';
import { useText } from '../../i18n/useText.ts';

interface RowActionsProps {
  readonly name: string;
  readonly entries: readonly RowEntry[];
  /** An action on the row is running; no other can start. */
  readonly busy: boolean;
  /** None is a button of its own. */
  readonly allInMenu?: boolean;
  onMore(button: HTMLElement, entries: readonly RowEntry[]): void;
}

/** The actions of a row: the first as a button, the others in a menu. */
export function RowActions({ name, entries, busy, allInMenu, onMore }: RowActionsProps) {
  const text = useText();
  const { inView, underMenu } = allInMenu
    ? { inView: [], underMenu: entries }
    : splitEntries(entries);
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

function RowAction({
  entry,
  name,
  busy,
}: Pick<RowActionsProps, 'name' | 'busy'> & { readonly entry: RowEntry }) {
  const text = useText();
  const label = text('pages.list.actionFor', { action: entry.label, name });
  if (entry.closed !== undefined) {
    return (
      <button type="button" data-action disabled title={entry.closed} aria-label={label}>
        {entry.label}
      </button>
    );
  }
  if (entry.to !== undefined) {
    return (
      <Link to={entry.to} data-action aria-label={label}>
        {entry.label}
      </Link>
    );
  }
  if (entry.href !== undefined) {
    return (
      <a
        href={entry.href}
        {...OUTSIDE}
        data-action
        aria-label={text('shell.newTab', { name: label })}
      >
        {entry.label}
        <OutsideMark />
      </a>
    );
  }
  return (
    // A disabled button would lose the focus, so it is aria-disabled.
    <button
      type="button"
      data-action
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={busy ? undefined : entry.onPress}
    >
      {entry.label}
    </button>
  );
}
