import { toSingleLine } from './control-characters.js';

/** A finding, as far as programs that read SARIF are told of it. */
export interface ReportedFinding {
  check: string;
  severity: 'error' | 'warning' | 'note';
  message: string;
  /** What to do about it. */
  mend?: string;
  /** The path of what has it, such as `bonuses/` and an id, or a page. */
  place: string;
  /** Its name for people. */
  subject: string;
}

/** Findings of a command as a log of SARIF 2.1.0, which code scanning and editors read. */
export function sarifLog(command: string, findings: readonly ReportedFinding[]): object {
  const checks = [...new Set(findings.map(({ check }) => check))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: command, rules: checks.map((id) => ({ id })) } },
        results: findings.map(({ check, severity, message, mend, place, subject }) => ({
          ruleId: check,
          ruleIndex: checks.indexOf(check),
          level: severity,
          message: { text: toSingleLine(mend === undefined ? message : `${message} ${mend}`) },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: place } },
              logicalLocations: [{ name: subject, fullyQualifiedName: place }],
            },
          ],
        })),
      },
    ],
  };
}
