// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { opensOutsideTab } from '../../../../src/shell/organizations/opensOutsideTab.ts';

afterEach(() => document.body.replaceChildren());

function click(href: string, target = '', given: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  link.href = href;
  link.target = target;
  const icon = link.appendChild(document.createElement('b'));
  document.body.append(link);
  let leaves = false;
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      leaves = opensOutsideTab(event, '/ui/');
    },
    { once: true },
  );
  icon.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...given }));
  return leaves;
}

describe('a click that leaves the tab', () => {
  it.each([
    ['the web terminal', '/luna/', '_blank', {}],
    ['a page of the server', '/core/auth/profile/mfa/', '', {}],
    ['a download', '/api/v1/users/users/?format=csv', '', {}],
    ['a page of the console in a new tab', '/ui/console/users', '_blank', {}],
    ['the same by a key', '/ui/console/users', '', { ctrlKey: true }],
    ['the same by the middle button', '/ui/console/users', '', { button: 1 }],
  ])('is one on %s', (_name, href, target, given) => {
    expect(click(href, target, given)).toBe(true);
  });

  it.each([
    ['a page of the console', '/ui/console/users', ''],
    ['another host', 'https://docs.example.org/', '_blank'],
    ['a file that is here already', 'blob:http://localhost:3000/1', ''],
  ])('is none on %s', (_name, href, target) => {
    expect(click(href, target)).toBe(false);
  });
});
