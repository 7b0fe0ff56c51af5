import { Link } from 'react-router';
import { useText } from '../../i18n/useText.ts';

export interface SavedNoticeProps {
  readonly name: string;
  readonly created: boolean;
  /** Undefined when the record has no detail page. */
  readonly to: string | undefined;
}

/** The notification after a save, with a link to the record. */
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
