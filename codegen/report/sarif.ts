import { fullMessage, type Diagnostic, type Range } from './diagnostic.ts';
import type { Reporter } from './reporter.ts';

/** Static Analysis Results Interchange Format, version 2.1.0 (OASIS), for code scanning. */
export const reportSarif: Reporter = ({ diagnostics }) => {
  const rules = [...new Set(diagnostics.map(({ rule }) => rule))].toSorted();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'gatehouse', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function resultOf(diagnostic: Diagnostic, rules: readonly string[]) {
  const { rule, severity, file, range, related = [] } = diagnostic;
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severity,
    message: { text: fullMessage(diagnostic) },
    locations: [{ physicalLocation: locationOf(file, range) }],
    ...(related.length > 0 && {
      relatedLocations: related.map((place, id) => ({
        id,
        message: { text: place.message },
        physicalLocation: locationOf(place.file, place.range),
      })),
    }),
  };
}

/** `region` ends before its last column (SARIF 2.1.0, section 3.30.8), as our ranges do. */
function locationOf(file: string, { start, end }: Range) {
  return {
    artifactLocation: { uri: encodeURI(file), uriBaseId: '%SRCROOT%' },
    region: {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: Math.max(end.column, end.line === start.line ? start.column + 1 : 1),
    },
  };
}
