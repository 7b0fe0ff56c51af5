import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { csrfMatches } from '@gatehouse-console/engine/sandbox/wire/csrf.ts';
import { incoming, type Incoming } from '@gatehouse-console/engine/sandbox/wire/request.ts';
import { pageTextsIn, type PageTranslate } from './pageTexts.ts';
import { safeNext } from './safeNext.ts';

/** A request of a browser for one of the server's own pages, with what its answer needs. */
export interface Visit extends Incoming {
  readonly sandbox: Sandbox;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly say: PageTranslate;
  /** The address after signing in, when the query names one. */
  readonly next: string | undefined;
}

type AnswerVisit = (visit: Visit) => unknown;

/** The server's own pages, by address. */
export interface Pages {
  get(address: string, answer: AnswerVisit): void;
  post(address: string, answer: AnswerVisit): void;
}

export function pagesOn(app: FastifyInstance, sandbox: Sandbox): Pages {
  const withVisit = (answer: AnswerVisit) => (request: FastifyRequest, reply: FastifyReply) => {
    const seen = incoming(sandbox, request);
    const say = pageTextsIn(sandbox, seen.language);
    return answer({
      ...seen,
      sandbox,
      request,
      reply,
      say,
      next: safeNext(seen.query.get('next')),
    });
  };
  return {
    get: (address, answer) => void app.get(address, withVisit(answer)),
    post: (address, answer) => void app.post(address, withVisit(answer)),
  };
}

/** The form that was sent; undefined when it comes from another site or lacks the token of its session. */
export function sentForm({ request, session, isCrossSite }: Visit): URLSearchParams | undefined {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const isValid = csrfMatches(session, form.get('csrfmiddlewaretoken'));
  return isValid && !isCrossSite ? form : undefined;
}
