import { counted } from '../../diagnostics/plural.js';
import { adminChangeLabels } from './changes.js';
import { operationWords } from './operation-words.js';
import { adminScreenTitles } from './screen-titles.js';
import { adminArticleLabels } from './screens/articles.js';
import { adminShellLabels } from './shell.js';

/**
 * The texts of the admin's frame and of its screens. A bundler drops a pure call that nobody reads; it would keep a
 * spread.
 */
export const adminLabels = /* @__PURE__ */ Object.assign(
  {
    loading: 'Loading...',
    outsideProvider: 'useAdmin must be used within an AdminProvider',
    title: (screen: string, record = '') => `${record === '' ? '' : `${record} · `}${screen} · Admin`,
    screens: adminScreenTitles,
    toDashboard: 'To the dashboard',
    notFound: {
      title: 'No such screen',
      text: 'The admin has nothing at this address.',
    },
    notAllowed: {
      title: 'Not for your role',
      text: (role: string) =>
        `Your role, ${role}, does not open this screen. An administrator can change that.`,
    },
    /** Why a button is greyed. */
    mayNot: (role: string) => `Your role, ${role}, may not do this.`,
    noAnswer: {
      title: 'The site does not answer',
      detail: 'Check your connection, then try again.',
    },
    failed: { title: 'This did not load', again: 'Try again' },
    login: {
      identifier: 'Username or email',
      password: 'Password',
      submit: 'Login',
      busy: 'Signing in...',
      back: 'Back to the site',
      ended:
        'Your session has ended. Sign in to go on where you were: what you typed is kept in this browser.',
    },
    /** The rows of every list. */
    rows: {
      column: 'Actions',
      actions: {
        view: 'View',
        edit: 'Edit',
        duplicate: 'Duplicate',
        activate: 'Activate',
        deactivate: 'Deactivate',
        delete: 'Delete',
      },
      copyOf: (name: string) => `${name} (copy)`,
      deleteSeveral: (counted: string) => `Delete ${counted}?`,
      badges: { active: 'Active', inactive: 'Inactive' },
      done: {
        activated: (name: string) => `${name}: now active`,
        deactivated: (name: string) => `${name}: now inactive`,
        deleted: (name: string) => `${name}: deleted`,
      },
    },
    casinoView: {
      viewPublic: 'View Public Page',
      edit: 'Edit Casino',
      embed: {
        title: 'Copy Embed',
        text: 'Put this card into a page of another site. It follows what you change here.',
        format: 'Format',
        formats: { element: 'HTML element', iframe: 'Frame', html: 'Plain HTML', react: 'React' },
        snippet: 'Snippet',
        copy: 'Copy',
        copied: 'The snippet is copied',
        copyFailed: 'The snippet could not be copied',
      },
      tabs: {
        overview: 'Overview',
        ratings: 'Ratings',
        bonuses: 'Bonuses',
        games: 'Games & Features',
        details: 'Details',
      },
      description: 'Description',
      slug: 'Slug',
      created: 'Created',
      atAGlance: 'At a glance',
      facts: 'Score and first facts',
      noVisitLink: 'It has no visit link yet.',
      safety: 'Safety',
      games: 'Games',
      bonuses: 'Bonuses',
      support: 'Support',
      payouts: 'Payouts',
      welcome: 'Welcome',
      noDeposit: 'No deposit',
      freeSpins: 'Free spins',
      features: 'Features',
      paymentMethods: 'Payment methods',
      licenses: 'Licenses',
      languages: 'Languages',
      currencies: 'Currencies',
      countries: 'Countries',
      pros: 'Pros',
      cons: 'Cons',
    },
    users: {
      title: 'Users',
      add: 'Add User',
      search: 'Search users',
      role: 'Role',
      status: 'Status',
      roles: { all: 'All roles', admin: 'Admin', moderator: 'Moderator', editor: 'Editor' },
      statuses: { all: 'All statuses', active: 'Active', inactive: 'Inactive' },
      sorts: {
        username: 'Username A-Z',
        '-username': 'Username Z-A',
        '-lastLogin': 'Last Login Newest First',
        lastLogin: 'Last Login Oldest First',
        '-createdAt': 'Newest First',
        createdAt: 'Oldest First',
      },
      columns: {
        user: 'User',
        role: 'Role',
        status: 'Status',
        lastLogin: 'Last Login',
        created: 'Created',
      },
      count: (shown: number) => counted(shown, 'user'),
      none: 'No users match.',
      oneTimePassword: 'One-time password',
      copyPassword: 'Copy password',
      passwordCopied: 'Password copied',
      passwordNotCopied: 'The password could not be copied. Select it and copy it yourself.',
      oneTimePasswordText: (username: string) =>
        `This is shown once. Give it to ${username}, who chooses another at the first sign-in.`,
      resetPassword: 'Reset password',
      confirmReset: (username: string) => `Give ${username} a new one-time password?`,
      close: 'Done',
    },
    history: {
      title: 'History',
      columns: { number: 'No.', what: 'What', who: 'Who', when: 'When', counts: 'Records' },
      counts: (added: number, changed: number, removed: number) =>
        [
          added === 0 ? '' : `${added} added`,
          changed === 0 ? '' : `${changed} changed`,
          removed === 0 ? '' : `${removed} deleted`,
        ]
          .filter(Boolean)
          .join(', '),
      show: 'Show',
      undo: 'Take back',
      redo: 'Redo',
      confirmUndo: (number: number) => `Take back change ${number}?`,
      undone: (number: number) => `Change ${number} was taken back`,
      redone: 'The last undo was taken back',
      change: (number: number) => `Change ${number}`,
      count: (shown: number) => counted(shown, 'change'),
      operation: operationWords,
      entry: (name: string, did: string) => `${name}: ${did}`,
      ofRecord: (record: string) => `Changes of "${record}" alone.`,
      filters: {
        everyone: 'Everyone',
        everything: 'Every change',
        since: { ever: 'Any time', d0: 'Today', d7: 'Last 7 days', d30: 'Last 30 days' },
      },
      none: 'Nothing has changed yet.',
      noneText:
        'Every change is listed here, and can be taken back. The first is made as soon as somebody saves something.',
      noneMatch: 'No changes match.',
      did: { insert: 'added', update: 'changed', remove: 'deleted' },
    },
    casinos: {
      title: 'Casino Management',
      add: 'Add Casino',
      search: 'Search casinos',
      status: 'Status',
      sort: 'Sort',
      count: (shown: number) => counted(shown, 'casino'),
      statuses: { all: 'All Status', active: 'Active', inactive: 'Inactive', featured: 'Featured' },
      sorts: {
        name: 'Name A-Z',
        '-name': 'Name Z-A',
        '-rating': 'Rating High-Low',
        rating: 'Rating Low-High',
        newest: 'Newest First',
        oldest: 'Oldest First',
      },
      columns: {
        casino: 'Casino',
        rating: 'Rating',
        status: 'Status',
        featured: 'Featured',
        created: 'Created',
      },
      badges: {
        featured: 'Featured',
        regular: 'Regular',
        blacklisted: (severity: string) => `Blacklisted (${severity})`,
      },
      actions: { feature: 'Add to Featured', unfeature: 'Remove from Featured' },
      done: {
        featured: (name: string) => `${name}: now featured`,
        unfeatured: (name: string) => `${name}: no longer featured`,
      },
      none: 'No casinos match.',
      noneYet: 'No casinos yet.',
      noneYetText: 'Add the first by hand, or import a file of many. Visitors see it once it is active.',
    },
  } as const,
  adminShellLabels,
  adminArticleLabels,
  adminChangeLabels,
);
