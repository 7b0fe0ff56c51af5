import { Link, useLocation } from 'react-router';
import { useText } from '../../i18n/useText.ts';
import { useNoticeOfPage } from '../useNoticeOfPage.ts';

interface SavedNoticeProps {
  readonly name: string;
  readonly created: boolean;
  /** Undefined when the record has no detail page. */
  readonly to: string | undefined;
  /** Paths of the pages that it stays on; undefined when it goes by itself. */
  readonly shownOn: readonly string[] | undefined;
}

/** The notification after a save, with a link to the record. */
export function SavedNotice({ name, created, to, shownOn }: SavedNoticeProps) {
  const text = useText();
  const { pathname } = useLocation();
  useNoticeOfPage(shownOn?.includes(pathname) ?? true);
  return (
    <>
      {text(created ? 'pages.form.created' : 'pages.form.updated', { name })}{' '}
      {to !== undefined && (
        <Link to={to} style={{ color: 'inherit' }} aria-label={text('forms.openNamed', { name })}>
          {text('forms.open')}
        </Link>
      )}
    </>
  );
}
