import { escape } from 'es-toolkit/string';
import { buttonLink, sendPage } from './layout.ts';
import type { Pages, Visit } from './visit.ts';

/** Address of the SAML metadata for identity providers. */
const OWN_METADATA = '/core/auth/saml2/metadata/';
/** The page of a session in the console, without its id. */
const SESSION_PAGE = 'audit/sessions/sessions/';
/** Addresses outside the console that it links to; those of a session end with its id. */
const PLACES = [
  { address: '/core/download/', place: 'downloads' },
  { address: '/core/flower/*', place: 'monitor' },
  { address: '/luna', place: 'terminal' },
  { address: '/luna/*', place: 'terminal' },
  { address: '/luna/monitor/:session', place: 'live' },
  { address: '/luna/replay/:session', place: 'replay' },
  { address: '/koko', place: 'files' },
  { address: '/koko/*', place: 'files' },
] as const;

/** Pages that say what a real installation has at these addresses, with a way back into the console. */
export function addPlaceholderPages(pages: Pages): void {
  pages.get(OWN_METADATA, ({ request, reply }) =>
    reply
      .header('Content-Type', 'application/xml; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(ownMetadata(`${request.protocol}://${request.host}${OWN_METADATA}`)),
  );
  for (const { address, place } of PLACES) {
    pages.get(address, (visit) =>
      sendPage(visit, {
        title: visit.say(`${place}Title`),
        lead: visit.say(`${place}Lead`),
        main: wayBack(visit),
      }),
    );
  }
}

/** To the page of the session in the address, otherwise to the first page. */
function wayBack({ sandbox, request, say }: Visit): string {
  const { base } = sandbox.model.app;
  const session = Object(request.params)['session'];
  return typeof session === 'string'
    ? buttonLink(`${base}${SESSION_PAGE}${encodeURIComponent(session)}`, say('sessionPage'))
    : buttonLink(base, say('mfaBack'));
}

function ownMetadata(entity: string): string {
  const namespace = 'urn:oasis:names:tc:SAML:2.0:metadata';
  return `<?xml version="1.0"?>
<EntityDescriptor xmlns="${namespace}" entityID="${escape(entity)}"/>
`;
}
