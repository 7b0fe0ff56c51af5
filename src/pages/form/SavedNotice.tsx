import { Link } from 'react-router';
import { useText } from '../../i18n/useText.ts';

export interface SavedNoticeProps {
  readonly name: string;
  readonly created: boolean;
  /** Where the record can be seen; undefined when it has no such page. */
  readonly to: string | undefined;
}

/** What a toast says after a save, with the way to what was saved. */
export function SavedNotice({ name, created, to }: SavedNoticeProps) {
  const text = useText();
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
