import { escape } from 'es-toolkit/string';
import { buttonLink, sendPage } from './layout.ts';
import type { Pages } from './visit.ts';

/** Address of the SAML metadata for identity providers. */
const OWN_METADATA = '/core/auth/saml2/metadata/';
/** Addresses outside the console that it links to. */
const PLACES = [
  { address: '/core/download/', place: 'downloads' },
  { address: '/luna', place: 'terminal' },
  { address: '/luna/*', place: 'terminal' },
  { address: '/koko', place: 'files' },
  { address: '/koko/*', place: 'files' },
] as const;

/** Pages that say that the sandbox has no downloads, web terminal and file manager. */
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
        main: buttonLink(visit.sandbox.model.app.base, visit.say('mfaBack')),
      }),
    );
  }
}

function ownMetadata(entity: string): string {
  const namespace = 'urn:oasis:names:tc:SAML:2.0:metadata';
  return `<?xml version="1.0"?>
<EntityDescriptor xmlns="${namespace}" entityID="${escape(entity)}"/>
`;
}
