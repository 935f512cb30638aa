import type { ProblemEntry } from './entry.js';

/** Problems of a store in a browser's local storage. */
export const browserStorageProblems = {
  'browser-storage.blocked': {
    code: 'fault',
    text: () => 'This browser does not let the site keep data, so the change was not made',
    hint: () =>
      'Allow cookies and site data for this site in the settings of the browser, then reload the page.',
  },
  'browser-storage.full': {
    code: 'fault',
    text: ({ kilobytes }: { kilobytes: string }) =>
      `This browser has no room for the change, which writes ${kilobytes} kB`,
    hint: () =>
      'Nothing was changed. A browser keeps about 5,000 kB of a site. Remove large pictures or content that is not needed, or change less at once: of a long file, import a part. A served site has no such limit.',
  },
  'browser-storage.full-for-picture': {
    code: 'fault',
    text: ({ kilobytes }: { kilobytes: string }) =>
      `This browser has no room for the picture, which takes ${kilobytes} kB`,
    hint: () => 'Nothing was changed. Take a smaller picture, or remove those that are not needed.',
  },
  'browser-storage.locked': {
    code: 'conflict',
    text: () => 'Another tab has been changing the site for 10 seconds',
    hint: () => 'Wait until it is done, or close that tab, then try again.',
  },
  'browser-storage.stale': {
    code: 'conflict',
    text: () => 'Another tab has changed the site meanwhile, so this change was not made',
    hint: () => 'Look at what is there now, then make your change again.',
  },
  'browser-storage.newer-version': {
    code: 'fault',
    text: ({ version, supported }: { version: string; supported: number }) =>
      `What this browser keeps is of version ${version}, newer than ${supported}`,
    hint: () => 'Reload the page to get the newer version of the site.',
  },
  'browser-storage.damaged': {
    code: 'fault',
    text: ({ key, why }: { key: string; why: string }) =>
      `What this browser keeps under '${key}' cannot be read: ${why}`,
    hint: ({ key }: { key: string }) =>
      `Mend or remove '${key}' in the local storage of this site, then reload the page. It was left as it is.`,
  },
  'browser-storage.log-damaged': {
    code: 'fault',
    text: ({ key }: { key: string }) =>
      `What this browser keeps under '${key}' cannot be read: it is not a log`,
    hint: ({ key }: { key: string }) => `Clear the log, or mend '${key}' in the local storage of this site.`,
  },
} as const satisfies Record<string, ProblemEntry>;
