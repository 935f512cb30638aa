import { counted, grouped } from '../../../diagnostics/plural.js';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** The texts of the maintenance screen. */
export const adminMaintenanceLabels = {
  title: 'Maintenance',
  text: 'What concerns the whole store and the whole site; the terminal does the same.',
  size: (bytes: number) =>
    bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`,
  stop: 'Stop',
  stopped: 'Stopped.',
  undo: 'Take back',
  undone: 'It is taken back.',
  pages: (done: number, total = done) => `${grouped(done)} of ${counted(total, 'page')}`,
  backup: {
    title: 'Backup',
    text: 'One file with all content, pictures, accounts, traffic and history. Restoring it checks it line by line.',
    secrets:
      'It holds hashes of passwords and e-mail addresses of people, so keep it where nobody else reads it.',
    noSecrets: 'It will have no passwords, no sign-ins and no e-mail addresses of people.',
    withoutCredentials: "Leave out passwords, sign-ins and people's e-mail addresses",
    withoutCredentialsHint: 'And changes of users from the history.',
    withoutTraffic: 'Leave out page views, clicks and their totals',
    withoutHistory: 'Leave out what was changed, when and by whom',
    submit: 'Download backup',
    running: 'Making the backup',
    sofar: (size: string) => `${size} so far`,
    done: (file: string, size: string, records: number, changes: number) =>
      `${file}, ${size}: ${counted(records, 'record')} and ${counted(changes, 'change')} of history.`,
  },
  export: {
    title: 'Export',
    text: 'The whole site as files that other programs read: texts as Markdown, tables as CSV, pictures, the rest as JSON, in one archive. Accounts, messages, visits and history are not in it.',
    secrets: 'It holds drafts, e-mail addresses of authors and what programmes pay.',
    submit: 'Download site',
    running: 'Writing the files',
    done: (file: string, size: string, files: number) => `${file}, ${size}: ${counted(files, 'file')}.`,
  },
  restore: {
    title: 'Restore',
    text: 'Puts a backup in the place of all content, accounts included. It is read and compared first; nothing changes before you confirm.',
    file: 'Backup file',
    fileHint: 'A file that this screen or the terminal made. A server takes up to 2 GB.',
    keepTraffic: 'Leave page views and clicks as they are',
    reading: 'Reading the backup',
    running: 'Restoring the backup',
    read: (size: string) => `${size} read`,
    refused: 'Nothing was changed',
    plan: (file: string) => `What restoring ${file} would change`,
    same: 'All content is as in this backup already.',
    columns: {
      content: 'Content',
      added: 'Added',
      changed: 'Changed',
      deleted: 'Deleted',
      names: 'Some of them',
    },
    content: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
    counts: (added: number, changed: number, deleted: number) =>
      `${counted(added, 'record')} added, ${changed} changed, ${deleted} deleted`,
    lost: (names: readonly string[], more: number) =>
      `Deleted, as the backup has none of it: ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}.`,
    traffic: 'Page views and clicks become those of the backup. That cannot be taken back.',
    trafficDone: 'Page views and clicks are as in the backup; taking the restore back leaves them so.',
    historyStays: 'The history of this store stays, and the restore is one more change in it.',
    history: (count: number) => `${counted(count, 'change')} of its history come along.`,
    accounts:
      'Accounts and passwords become those of the backup too: you may have to sign in again with the password of that day.',
    submit: 'Restore backup',
    confirm: (file: string) => `Put ${file} in the place of everything that is in the store?`,
    confirmText: (counts: string) => `${counts}. You can take it back here and in History.`,
    done: 'The backup is restored',
  },
  reset: {
    title: 'Reset settings',
    text: 'Takes the settings back to what they are in a new site. The name of the site stays; content, pictures and accounts are not touched.',
    nothing: 'All settings are as in a new site.',
    plan: (count: number) => `${counted(count, 'setting')} would be reset:`,
    submit: 'Reset settings',
    confirm: (count: number) => `Reset ${counted(count, 'setting')}?`,
    confirmText: (names: readonly string[]) =>
      `${names.join(', ')}. You can take it back here and in History.`,
    done: 'The settings are reset',
  },
  check: {
    title: 'Check the site',
    text: 'Looks at every page as visitors get it: dead links, titles and descriptions, structured data, accessibility. It changes nothing.',
    submit: 'Check site',
    notOffered: 'This needs a server that renders the pages; a browser alone does not.',
    running: 'Checking the pages',
    found: (faults: number, notes: number, pages: number) =>
      `${faults === 0 ? 'No fault' : counted(faults, 'fault')} in ${counted(pages, 'page')}${notes === 0 ? '' : `, and ${counted(notes, 'note')}`}.`,
    faults: 'Faults',
    notes: 'Notes: they harm no page',
    columns: { page: 'Page', message: 'What is wrong', rule: 'Rule' },
    more: (count: number) => `and ${grouped(count)} more`,
  },
  build: {
    title: 'Build the site',
    text: 'Writes the whole public site as files, for a host of files, into the folder that the server was started with. A site with a fault is not written.',
    submit: 'Build site',
    notOffered:
      'This needs a server that was started with a folder to build into, named by its option build-out.',
    running: 'Building the site',
    done: (built: { pages: number; files: number; written: number; removed: number }) => {
      const { pages, files, written, removed } = built;
      const site = `The folder holds ${counted(pages, 'page')}, ${counted(files, 'file')} in all`;
      return written + removed === 0
        ? `${site}. Nothing changed.`
        : `${site}; ${written} written, ${removed} removed.`;
    },
    remarks: 'What to know about it',
  },
} as const;
