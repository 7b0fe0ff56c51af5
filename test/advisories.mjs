// `npm run advisories`: known weaknesses of the packages that are shipped, as far as the registry tells them.
import { spawnSync } from 'node:child_process';
import { record } from './quality/record.mjs';

const SEVERITIES = ['critical', 'high', 'moderate', 'low'];
const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8' });
const answer = answerIn(stdout);
const counts = answer.metadata?.vulnerabilities;

if (counts === undefined) {
  const reason = answer.message ?? answer.error?.summary ?? 'it gave no answer';
  const said = reason
    .trim()
    .split('\n')[0]
    .replaceAll(/https?:\S+/g, 'the registry');
  record('advisories', [{ what: 'the registry', found: `could not be asked: ${said}` }]);
  console.log(`Nothing is known: the registry could not be asked (${said}).`);
} else {
  for (const { name, severity, via } of Object.values(answer.vulnerabilities ?? {})) {
    const titles = via.flatMap((cause) => (typeof cause === 'object' ? [cause.title] : []));
    console.log(`${severity}: ${name}: ${titles.join('; ') || 'through what it uses'}`);
  }
  const found = SEVERITIES.map((severity) => ({
    what: severity,
    found: String(counts[severity]),
    goal: '0',
    missed: counts[severity] > 0,
  }));
  record('advisories', found);
  console.log(found.map(({ what, found: count }) => `${count} ${what}`).join(', '));
  if (counts.critical + counts.high > 0) process.exitCode = 1;
}

function answerIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
