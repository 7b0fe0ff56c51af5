import { pageDifferences } from './pageDifferences.ts';
import { projectModel } from '../projectModel.ts';

const BEGIN = '<!-- differences -->';
const END = '<!-- /differences -->';

/** The page with what each version of the server has alone. */
export function withDifferences(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  return `${before}${BEGIN}\n${table()}\n${END}${rest.split(END)[1] ?? '\n'}`;
}

function table(): string {
  const versions = projectModel().app.servers.map(({ version }) => version);
  const rows = pageDifferences(projectModel()).map(({ page, paths, has }) => [
    `${page}<br>${paths.map((path) => `\`${path}\``).join(' ')}`,
    ...versions.map((version) => has[version]?.join('; ') || '–'),
  ]);
  return [
    ['Page', ...versions.map((version) => `Only ${version}`)],
    ['---', ...versions.map(() => '---')],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
