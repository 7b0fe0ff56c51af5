import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session/SessionContext.ts';

/** A page visited before the tab bar was loaded. */
export interface EarlierVisit {
  readonly view: string;
  /** Id of the organization it was visited in. */
  readonly organization: string;
  readonly pathname: string;
  readonly search: string;
}

/** The pages visited before the tab bar was loaded. */
export interface EarlierVisits {
  readonly seen: () => readonly EarlierVisit[];
  /** Called by the tab bar, which records visits from then on. */
  readonly end: () => void;
}

/** Records visited pages until the tab bar is loaded. */
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
