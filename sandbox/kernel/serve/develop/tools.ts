import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsolePlaces } from '../../../../codegen/bundle/consoleConfig.ts';
import { questionIn, type Explainer } from '../../../../codegen/cli/explainer.ts';

/** Below the base path of the console: what only the development server answers. */
const TOOLS = '__gatehouse/';
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
/** A user has a few hundred permissions and settings. */
const QUESTION_BYTES = 262_144;
const RULE = /^[a-z]+(?:-[a-z]+)*$/;

/** @param base path of the console with slashes at both ends */
export const toolsPath = (base: string) => `${base}${TOOLS}`;

/**
 * Answers what the developers' tools ask: `explain`, as the command of the same name does, and the pages of
 * `docs/rules`.
 */
export function addTools(
  app: FastifyInstance,
  { engine, base }: ConsolePlaces,
  explainer: Explainer,
): void {
  // Of its own, because the API reads bodies in its own way.
  void app.register(
    (tools, _options, registered) => {
      tools.removeAllContentTypeParsers();
      tools.addContentTypeParser(
        'application/json',
        { parseAs: 'string', bodyLimit: QUESTION_BYTES },
        tools.getDefaultJsonParser('error', 'error'),
      );
      tools.post('/explain', async (request, reply) => {
        const question = questionIn(request.body);
        if (!question) return reply.code(BAD_REQUEST).send({ problem: 'This is no question.' });
        return reply.send(await explainer.ask(question));
      });
      tools.get<{ Params: { rule: string } }>('/rules/:rule', (request, reply) => {
        const { rule } = request.params;
        const file = join(engine, 'docs', 'rules', `${rule}.md`);
        reply.type('text/plain; charset=utf-8');
        if (!RULE.test(rule) || !existsSync(file)) {
          return reply.code(NOT_FOUND).send('There is no such rule.');
        }
        return reply.send(readFileSync(file, 'utf8'));
      });
      registered();
    },
    { prefix: toolsPath(base).slice(0, -1) },
  );
}
