import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session/SessionContext.ts';

/** A page that was on show before there was a tab bar to note it. */
export interface EarlierVisit {
  readonly view: string;
  /** Id of the organization it was visited in. */
  readonly organization: string;
  readonly pathname: string;
  readonly search: string;
}

/** The pages left before the tab bar came: whoever is quick loses none of them. */
export interface EarlierVisits {
  readonly seen: () => readonly EarlierVisit[];
  /** The tab bar stands and notes the pages itself. */
  readonly end: () => void;
}

/** Notes each page from the first one on, until the tab bar takes over. */
export function useEarlierVisits(view: string): EarlierVisits {
  const { pathname, search } = useLocation();
  const { organization } = useSession();
  const [visits] = useState(notes);
  useEffect(() => {
    visits.note({ view, organization: organization.id, pathname, search });
  }, [visits, view, organization.id, pathname, search]);
  return visits;
}

function notes() {
  let seen: EarlierVisit[] = [];
  let ended = false;
  return {
    seen: () => seen,
    note: (visit: EarlierVisit) => {
      if (!ended) seen.push(visit);
    },
    end: () => {
      ended = true;
      seen = [];
    },
  };
}
