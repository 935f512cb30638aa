import { counted, type RegisterHit, registersCheck } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';

/** `registers check`. */
export function checkVerb(): Command {
  const command = verbCommand('check [casino]', {
    summary: 'Compare casinos and their listings with the registers; it exits with 6 where they contradict',
    examples: ['croupier registers check', 'croupier registers check copper-heron --json'],
  });
  return withAction(command, async (session, _options, casino) => {
    const { result } = await session.perform(registersCheck, { casino });
    const { registers, found, findings } = result;
    if (findings.length > 0) session.setExitCode(EXIT_CODES.invalid);
    if (session.globals.json) return session.printJson(result);
    const lines = [...found.map(hitText), ...findings.map(({ message }) => `warning: ${message}`)];
    await session.print(lines.map((line) => `${toSingleLine(line)}\n`).join(''));
    if (registers === 0) return session.note('No registers: croupier registers import keeps one.');
    session.note(
      `${counted(found.length, 'match', 'matches')} in ${counted(registers, 'register')}, ${counted(findings.length, 'finding')}.`,
    );
  });
}

const WAYS = {
  domain: (sought: string) => `${sought} is listed`,
  site: (sought: string, domain: string) => `${sought} belongs to the listed ${domain}`,
  number: (sought: string) => `the license ${sought} is listed`,
  name: (sought: string) => `only the name is the same: ${sought}`,
} as const satisfies Record<RegisterHit['by'], (sought: string, domain: string) => string>;

function hitText({ casino, listing, authority, date, by, sought, entry }: RegisterHit): string {
  return `${listing ?? casino}  ${authority} of ${date}: ${WAYS[by](sought, entry.domain ?? '')}`;
}
