import type { Page } from 'playwright-core';

export interface Answer {
  readonly status: number;
  /** Untyped; tests read what they asked for. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** Calls the API with the session of a page. */
export function callAs(
  page: Page,
  method: string,
  address: string,
  body?: unknown,
): Promise<Answer> {
  return page.evaluate(
    async ([verb, path, text]) => {
      const token = /jms_csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`/api/v1/${path}`, {
        method: verb ?? 'GET',
        headers: { 'X-CSRFToken': token, 'Content-Type': 'application/json' },
        ...(text && { body: text }),
      });
      return { status: answer.status, body: await answer.json() };
    },
    [method, address, body === undefined ? '' : JSON.stringify(body)],
  );
}
