import { toSingleLine } from './control-characters.js';

/** A finding of the doctor, as far as programs that read SARIF are told of it. */
interface ReportedFinding {
  check: string;
  severity: 'error' | 'warning' | 'note';
  message: string;
  mend: string;
  /** The collection or document. */
  in: string;
  id?: string;
  subject: string;
}

/** Findings as a log of SARIF 2.1.0, which code scanning and editors read. */
export function sarifLog(findings: readonly ReportedFinding[]): object {
  const checks = [...new Set(findings.map(({ check }) => check))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'croupier doctor', rules: checks.map((id) => ({ id })) } },
        results: findings.map((finding) => ({
          ruleId: finding.check,
          ruleIndex: checks.indexOf(finding.check),
          level: finding.severity,
          message: { text: toSingleLine(`${finding.message} ${finding.mend}`) },
          locations: [locationOf(finding)],
        })),
      },
    ],
  };
}

/** Code scanning wants a file: a record is named as one in the folder of its collection. */
function locationOf({ in: collection, id, subject }: ReportedFinding) {
  const place = [collection, id].filter((part) => part !== undefined).map(encodeURIComponent);
  return {
    physicalLocation: { artifactLocation: { uri: place.join('/') } },
    logicalLocations: [{ name: subject, fullyQualifiedName: place.join('/') }],
  };
}
