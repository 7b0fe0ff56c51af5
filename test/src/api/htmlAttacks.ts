import { chanceOf } from '../../malformed/chance.mjs';

const words = (text: string) => text.trim().split(/\n? +/);
const lines = (text: string) => text.trim().split(/\n +/);

/** Addresses where a GET changes data; a reader's browser must never request them. */
const WORK = ['/api/v1/users/users/x/mfa/reset/', '/core/auth/logout/', '/api/v1/x/', '/ui/x'];
/** Allowed folders of pictures, and ways to leave them. */
const FOLDERS = words(`
  /static/ /media/ /static /media/a/b/ /STATIC/ /static// /static/./
`);
const UP = words(`
  ../ ..\\ %2e%2e/ .%2E/ %2e./ ..%2f ..%5c %2e%2e%2f %252e%252e%252f ..;/ ..\t/ .\n./
  ..%00/ %c0%ae%c0%ae/ %e0%80%ae./ ..\u2215 ..%ef%bc%8f ./../ ..// %2e%2e%5c
  %25%32%65%2e/
`);
const ORIGINS = words(`
  //evil.example \\\\evil.example /\\evil.example https://evil.example http: https:
  http:/ HTTP:\\\\evil.example \thttps://evil.example ht\ntps://evil.example
  ///evil.example https://localhost@evil.example https://u:p@evil.example
  ftp://evil.example file:// blob: filesystem: view-source: about:
  javascript:alert(1)// \u0001 data:image/svg+xml,<svg\u0020onload=alert(1)>
  data:text/html,<script>alert(1)</script> data:image/png, ws://evil.example intent:
  gopher://evil.example /.. /. %2f%2fevil.example
`);

/** Elements and attributes that load, send or link to something; `@` is the address. */
const CARRIERS = lines(`
  <img src=@>
  <img src="/static/a.png" srcset=@>
  <img srcset=@>
  <img src="/static/a.png" lowsrc=@ dynsrc=@ longdesc=@>
  <image src=@>
  <picture><source srcset=@><img src="/static/a.png"></picture>
  <video src=@ poster=@ autoplay></video>
  <video autoplay><source src=@><track src=@ default></video>
  <audio src=@ autoplay></audio>
  <object data=@></object>
  <embed src=@>
  <iframe src=@></iframe>
  <iframe srcdoc="<img src=@>"></iframe>
  <frameset><frame src=@></frameset>
  <svg><image href=@ xlink:href=@ /></svg>
  <svg><use href=@ xlink:href=@ /></svg>
  <svg><feImage href=@ /></svg>
  <svg><a xlink:href=@>a</a></svg>
  <svg><style>*{background:url(@)}</style></svg>
  <svg><script href=@></script></svg>
  <math href=@><mi xlink:href=@>a</mi></math>
  <link rel=stylesheet href=@>
  <link rel=prefetch href=@>
  <link rel=dns-prefetch href=@>
  <link rel=icon href=@>
  <base href=@><img src="/static/a.png"><a href="x">x</a>
  <meta http-equiv=refresh content="0;url=@">
  <meta http-equiv=set-cookie content="a=b">
  <script src=@></script>
  <style>@import url(@);*{background:url(@)}</style>
  <p style="background:url(@)">a</p>
  <body background=@>a</body>
  <table background=@><td background=@>a</table>
  <input type=image src=@>
  <form action=@><button formaction=@>a</button></form>
  <a href=@ ping=@ download>a</a>
  <area href=@ ping=@>
  <map name=m><area href=@></map><img usemap=#m src="/static/a.png">
  <blockquote cite=@>a</blockquote>
  <q cite=@>a</q>
  <bgsound src=@>
  <applet codebase=@ archive=@></applet>
  <isindex action=@>
  <html manifest=@><p>a</p></html>
  <portal src=@></portal>
  <fencedframe src=@></fencedframe>
  <img attributionsrc=@ src="/static/a.png">
  <a attributionsrc=@ href="/ui/">a</a>
  <div is=x-y onfocus=alert(1) autofocus tabindex=0 style="list-style:url(@)">a</div>
  <template shadowrootmode=open><img src=@></template>
  <div><template><img src=@></template></div>
  <marquee onstart=alert(1) src=@>a</marquee>
  <details open ontoggle=alert(1)><summary>a</summary><img src=@></details>
  <dialog open><img src=@></dialog>
  <xmp><img src=@></xmp>
  <keygen><img src=@>
  <img src=x onerror=fetch(@)>
  <plaintext><img src=@>
  <font face="x" color="url(@)">a</font>
`);

/** HTML that sanitizers may parse differently from browsers; `@` is the hidden content. */
const WRAPPERS = lines(`
  @
  <p>@</p>
  <b>@
  </p>@
  <table>@</table>
  <table><tr>@
  <select>@</select>
  <select><option>@
  <svg>@</svg>
  <math>@</math>
  <svg><foreignObject>@</foreignObject></svg>
  <svg><desc>@
  <svg><title>@</title>
  <svg></p>@
  <svg><style>@</style></svg>
  <svg><style><!--</style>@-->
  <svg><style><a id="</style>@">
  <math><mtext>@
  <math><mtext><table><mglyph><style>@</style></mglyph></table>
  <math><annotation-xml encoding="text/html">@
  <math><mtext><mglyph><svg><mtext><textarea><a title="</textarea>@">
  <form><math><mtext></form><form><mglyph><style></math>@
  <noscript>@</noscript>
  <noscript><p title="</noscript>@">
  <noembed>@</noembed>
  <noembed><p title="</noembed>@">
  <noframes>@</noframes>
  <xmp><p title="</xmp>@">
  <textarea>@</textarea>
  <title>@</title>
  <iframe>@</iframe>
  <style><p title="</style>@">
  <script><!--<script></script>@
  <!--@-->
  <!-->@-->
  <!--->@-->
  <!-- --!>@-->
  <![CDATA[@]]>
  <svg><![CDATA[><p title="]]>@">
  <?x @?>
  <!doctype x "@">
  </@>
  <p title="@">
  <p title='@'>
  <a href="/ui/"><table><a href="/ui/">@
  <template>@</template>
  <option><style></option></select>@</style>
  <p><p><p><p>@
  <frameset>@</frameset>
  <html><head>@</head>
  <body>@
  <ruby><rtc>@
  <h1>@</h1>
  <button>@
  <object>@
  <nobr>@<nobr>
  <x-y>@</x-y>
`);

/** Ways to write an address: quotes, character references, white space, case. */
const NAMED = new Map([
  ['/', '&sol;'],
  [':', '&colon;'],
  ['.', '&period;'],
  ['\t', '&Tab;'],
  ['\n', '&NewLine;'],
  ['\\', '&bsol;'],
  ['%', '&percnt;'],
]);

interface Attack {
  /** Is part of every address of this attack, so that requests can be attributed. */
  readonly mark: string;
  readonly html: string;
}

/** Messages that try to make a reader's browser do something; repeatable for a seed. */
export function htmlAttacks(seed: number, count: number): readonly Attack[] {
  const chance = chanceOf(seed);
  const pick = (items: readonly string[]) => chance.pick(items) ?? '';

  function address(mark: string): string {
    const work = pick(WORK);
    const way = chance.below(10);
    const up = way < 5 ? pick(UP).repeat(1 + chance.below(4)) : '';
    const first = way < 6 ? `${pick(FOLDERS)}${up}` : way < 9 ? pick(ORIGINS) : '';
    const path = first.endsWith('/') ? work.slice(1) : work;
    const origin = chance.maybe(0.1) ? pick(ORIGINS) : '';
    return `${origin}${first}${path}?${mark}`;
  }

  function written(text: string): string {
    const way = chance.below(6);
    const quote = pick(['"', "'", '"', '"', '']);
    const encoded = [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (way === 1) return `&#${code};`;
      if (way === 2) return `&#x${code.toString(16)};`;
      if (way === 3 && chance.maybe(0.3)) return NAMED.get(letter) ?? `&#0${code}`;
      if (way === 4 && chance.maybe(0.1)) return `${pick(['\t', '\n', '\r'])}${letter}`;
      return letter === '"' || letter === "'" || letter === '>' ? `&#${code};` : letter;
    });
    const value = encoded.join('');
    return quote === '' ? value.replaceAll(/\s/g, '&#9;') : `${quote}${value}${quote}`;
  }

  /** Sometimes changes tags in ways that browsers still accept. */
  function disguised(html: string): string {
    const way = chance.below(8);
    if (way === 0) return html.replaceAll(/<[a-z]+/g, (tag) => tag.toUpperCase());
    if (way === 1)
      return html.replaceAll(/(<[a-z]+) /g, `$1${pick(['/', '\t', '\n', '\f', ' x '])}`);
    if (way === 2)
      return html.replaceAll(/<([a-z])/g, `${pick(['<<', '<!--><', '&lt;<', '\0<'])}$1`);
    return html;
  }

  return Array.from({ length: count }, (_, index) => {
    const mark = `mark${index}x`;
    let html = pick(CARRIERS).replaceAll('@', () => written(address(mark)));
    for (let depth = chance.below(4); depth > 0; depth -= 1) {
      const inner = html;
      html = pick(WRAPPERS).replace('@', () => inner);
    }
    return { mark, html: disguised(html) };
  });
}
