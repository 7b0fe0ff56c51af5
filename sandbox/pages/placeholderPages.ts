import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { incoming } from '../kernel/wire/request.ts';
import { escaped } from './html.ts';
import { renderPage } from './layout.ts';
import { pageTextsIn } from './pageTexts.ts';

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
export function addPlaceholderPages(app: FastifyInstance, sandbox: Sandbox): void {
  app.get(OWN_METADATA, (request, reply) =>
    reply
      .header('Content-Type', 'application/xml; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(ownMetadata(`${request.protocol}://${request.host}${OWN_METADATA}`)),
  );
  for (const { address, place } of PLACES) {
    app.get(address, (request, reply) => {
      const { language } = incoming(sandbox, request);
      const say = pageTextsIn(sandbox, language);
      const title = say(`${place}Title`);
      const main = `
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(say(`${place}Lead`))}</p>
<p><a class="button" href="${sandbox.model.app.base}">${escaped(say('mfaBack'))}</a></p>`;
      return reply
        .header('Content-Type', 'text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(renderPage(language, say, { title, main }));
    });
  }
}

function ownMetadata(entity: string): string {
  const namespace = 'urn:oasis:names:tc:SAML:2.0:metadata';
  return `<?xml version="1.0"?>
<EntityDescriptor xmlns="${namespace}" entityID="${escaped(entity)}"/>
`;
}
