import { counted } from '../../../diagnostics/plural.js';

/** The texts of the screen of registers. */
export const adminRegisterLabels = {
  title: 'Registers',
  text: 'What authorities list as licensed, each list with its day. Reviews say in which register a domain was found.',
  table: 'Registers',
  columns: {
    authority: 'Authority',
    alsoCalled: 'Also called',
    date: 'Date of the list',
    entries: 'Entries',
    domains: 'Domains',
  },
  none: 'No registers yet',
  noneText:
    'Import the list that an authority publishes: a file with a column of domains, or of domains alone.',
  confirmDelete: (authority: string) => `Delete the register of ${authority}?`,
  confirmDeleteText: 'History takes that back.',
  check: {
    open: 'Check Casinos',
    title: 'Casinos in the Registers',
    summary: (found: number, findings: number) =>
      `${counted(found, 'match', 'matches')}, ${counted(findings, 'contradiction')}.`,
    findings: 'What contradicts a register',
    finding: 'Contradiction',
    noFindings: 'Nothing contradicts a register',
    found: 'Who is found in a register',
    columns: { casino: 'Casino', authority: 'Register', by: 'How', listed: 'What is listed' },
    noneFound: 'No casino is found in a register',
    by: {
      domain: 'Domain',
      site: 'Another host of the domain',
      number: 'License number',
      name: 'Name alone',
    },
  },
  entries: {
    open: 'Entries',
    search: 'Search domains, licenses and operators',
    table: 'Entries',
    columns: { domain: 'Domain', license: 'License', operator: 'Operator', status: 'Status', until: 'Until' },
    none: 'No such entry',
    more: (count: number) =>
      `And ${counted(count, 'more entry', 'more entries')}: search for a part of the domain.`,
  },
  import: {
    open: 'Import Register',
    title: 'Import a Register',
    submit: 'Import',
    busy: 'Importing…',
    authority: 'Authority',
    authorityHint: 'Who publishes the list, as reviews name it. A list that is there is replaced.',
    authorityRequired: 'Say who publishes the list.',
    alsoCalled: 'Also Called',
    alsoCalledHint: 'Other names under which listings have the authority.',
    date: 'Date of the List',
    dateHint: 'That of the stamp on its first line, or today, unless given.',
    file: 'File',
    fileHint: 'CSV, TSV, XLSX or JSON.',
    fileRequired: 'Choose the file of the list.',
    column: 'Column of the Domains',
    columnHint: 'Only where it is not found by itself.',
    force: 'Import it although it is older',
    done: (authority: string, entries: number) => `${authority}: ${counted(entries, 'entry', 'entries')}`,
    leftOut: (count: number) =>
      count === 0
        ? ''
        : `${counted(count, 'row')} left out, without a domain, a license number or an operator.`,
  },
} as const;
