// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../../src/api/sanitize.ts';

/** The nodes as HTML. */
function clean(html: string): string {
  const box = document.createElement('div');
  box.append(sanitizeHtml(html));
  return box.innerHTML;
}

describe('HTML from the server (spec 1, section 2.6)', () => {
  it.each([
    '<p>Text with <strong>weight</strong>, <em>tone</em> and <code>code</code></p>',
    '<ul><li>one</li></ul><ol><li>two</li></ol>',
    '<table><tbody><tr><th>Host</th><td>db</td></tr></tbody></table>',
    '<blockquote>said</blockquote><pre>as it is</pre>',
  ])('keeps %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a broken picture with a handler', '<img src="x" onerror="alert(1)">', ''],
    ['a script in a drawing', '<svg><script>alert(1)</script></svg>', ''],
    ['a frame', '<iframe srcdoc="<script>1</script>"></iframe>', ''],
    ['a style sheet', '<style>*{display:none}</style>a', 'a'],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    [
      'a style that is written oddly',
      '<p title=">" STYLE = x\nonclick=y>a</p>',
      '<p title="&gt;">a</p>',
    ],
    ['classes and names', '<p class="MuiButton" id="root" name="x">a</p>', '<p>a</p>'],
    ['roles and states', '<p role="alert" aria-live="assertive">a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="password">a</form>', 'a'],
    ['a new base', '<base href="https://elsewhere.example">', ''],
    [
      'a new base within a text',
      '<p>a<BASE/href=x>b</p><ul><li>c</li></ul>',
      '<p>ab</p><ul><li>c</li></ul>',
    ],
    ['a style sheet from elsewhere', 'a<link rel="stylesheet" href="/x.css">b', 'ab'],
    ['a frame set, and all with it', '<frameset><frame src="/x"></frameset>', ''],
    [
      'other pictures to choose from',
      '<img src="/static/a.png" srcset="/api/x 2x" alt="">',
      '<img src="/static/a.png" alt="">',
    ],
    [
      'what a click would tell others',
      '<a href="/ui/" ping="/api/x">a</a>',
      '<a href="/ui/" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['a film and its picture', '<video src="/x" poster="/x"></video>', ''],
    ['a drawing that fetches', '<svg><image href="/x"/><use href="/x"/></svg>', ''],
    ['a button that is a picture', '<input type="image" src="/x">', ''],
    [
      'a background',
      '<table background="/x"><tbody><tr><td>a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['a jump elsewhere', '<meta http-equiv="refresh" content="0;url=//elsewhere.example">', ''],
  ])('leaves out %s', (_case, html, left) => {
    expect(clean(html)).toBe(left);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//elsewhere.example',
    '/api/v1/users/users/x/mfa/reset/',
    '/core/auth/logout/',
    'x.html',
    '#x',
  ])('takes the address away from a link to %s', (address) => {
    expect(clean(`<a href="${address}">a</a>`)).toBe('<a>a</a>');
  });

  it.each(['https://a.example/x', '/ui/console/assets/assets', 'mailto:a@b.example'])(
    'opens %s in a new tab that knows nothing of this one',
    (address) => {
      const link = sanitizeHtml(
        `<a href="${address}" target="_self" rel="opener">a</a>`,
      ).querySelector('a');
      expect(link?.getAttribute('href')).toBe(address);
      expect(link?.target).toBe('_blank');
      expect(link?.rel).toBe('noopener noreferrer');
    },
  );

  it('shows pictures of this server alone: others would learn who reads', () => {
    expect(clean('<img src="/media/a.png">')).toBe('<img src="/media/a.png" alt="">');
    expect(clean('<img src="https://elsewhere.example/pixel.gif">')).toBe('');
    expect(clean('<img src="//elsewhere.example/pixel.gif">')).toBe('');
  });

  it('shows no picture that is a call: fetching it would do its work in the reader’s name', () => {
    expect(clean('<p>a<img src="/api/v1/users/users/x/mfa/reset/"></p>')).toBe('<p>a</p>');
    expect(clean('<img src="/static/../core/auth/logout/">')).toBe('');
  });

  it('shows letters that would hide or turn round what is read', () => {
    expect(clean('<p>&#x202E;gpj.exe</p><bdo dir="rtl">fdp</bdo>')).toBe(
      '<p>[U+202E]gpj.exe</p>fdp',
    );
  });

  it('makes headings bold lines: the outline is the page’s own', () => {
    expect(clean('<h1>Title <em>x</em></h1>')).toBe('<p><strong>Title <em>x</em></strong></p>');
  });
});
