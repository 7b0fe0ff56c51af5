import { Link } from 'react-router';
import { usePartWords } from '../../i18n/usePartWords.ts';

export interface SavedNoticeProps {
  readonly name: string;
  readonly created: boolean;
  /** Where the record can be seen; undefined when it has no such page. */
  readonly to: string | undefined;
}

/** What a toast says after a save, with the way to what was saved. */
export function SavedNotice({ name, created, to }: SavedNoticeProps) {
  const words = usePartWords('later');
  return (
    <>
      {words(created ? 'pages.form.created' : 'pages.form.updated', { name })}{' '}
      {to !== undefined && (
        <Link to={to} style={{ color: 'inherit' }} aria-label={words('forms.openNamed', { name })}>
          {words('forms.open')}
        </Link>
      )}
    </>
  );
}
