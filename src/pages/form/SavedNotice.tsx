import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { useOffers } from '../offers/useOffers.ts';
import { useNoticeOfPage } from '../useNoticeOfPage.ts';

export interface OpenInPlace {
  mayOpen(address: string): boolean;
  open(address: string): void;
}

interface SavedNoticeProps {
  readonly definition: ResourceDefinition;
  /** The page whose form was saved. */
  readonly route: RouteRecord;
  readonly name: string;
  /** The record, when it is new. */
  readonly made: FieldRecord | undefined;
  /** The page of the record; undefined when it has none, or when the form around must not be left. */
  readonly to?: string | undefined;
  /** Paths of the pages that it stays on; undefined when it goes by itself. */
  readonly shownOn: readonly string[] | undefined;
  /** Opens what follows without leaving the page; what it cannot open is left out. */
  readonly inPlace?: OpenInPlace;
}

/** The notification after a save, with a link to the record, and to what usually follows (`next`). */
export function SavedNotice(props: SavedNoticeProps): ReactNode {
  const { definition, route, name, made, to, shownOn, inPlace } = props;
  const text = useText();
  const { pathname } = useLocation();
  const [followed, setFollowed] = useState(false);
  useNoticeOfPage(!followed && (shownOn?.includes(pathname) ?? true));
  const offers = useOffers(definition, route, 'record');
  const next = (made ? offers(made) : []).filter(
    ({ offer, closed, to: page = '' }) => offer.next && !closed && (inPlace?.mayOpen(page) ?? true),
  );
  return (
    <>
      {text(made ? 'pages.form.created' : 'pages.form.updated', { name })}{' '}
      {to !== undefined && (
        <Link to={to} style={NOTICE_LINK} aria-label={text('forms.openNamed', { name })}>
          {text('forms.open')}
        </Link>
      )}
      {next.length > 0 && (
        <div>
          {text('forms.next')}{' '}
          {next.map(({ offer, label, to: page = '' }) =>
            inPlace ? (
              <Button
                key={offer.key}
                size="small"
                color="inherit"
                onClick={() => {
                  setFollowed(true);
                  inPlace.open(page);
                }}
              >
                {label}
              </Button>
            ) : (
              <Link key={offer.key} to={page} style={NOTICE_LINK}>
                {label}
              </Link>
            ),
          )}
        </div>
      )}
    </>
  );
}

const NOTICE_LINK = { color: 'inherit', marginInlineEnd: 12 };
