import { counted } from '../messages/plural.js';
import { adminImportLabels } from './admin-import.js';
import { adminScreenTitles } from './admin-screens.js';
import { adminShellLabels } from './admin-shell.js';
import { adminWordLabels } from './admin-words.js';

/**
 * The texts of the admin's frame and of its screens. A bundler drops a pure call that nobody reads; it would keep a
 * spread.
 */
export const adminLabels = /* @__PURE__ */ Object.assign(
  {
    loading: 'Loading...',
    title: (screen: string) => `${screen} · Admin`,
    screens: adminScreenTitles,
    notFound: {
      title: 'No such screen',
      text: 'The admin has nothing at this address.',
      back: 'To the dashboard',
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
    },
    changes: {
      undo: 'Undo',
      undone: 'Undone',
      added: (name: string) => `${name}: added`,
      savedNamed: (name: string) => `${name}: saved`,
      stale: 'Nothing was saved. Compare the two, and save again.',
    },
    /** The rows of every list. */
    rows: {
      column: 'Actions',
      actions: {
        view: 'View',
        edit: 'Edit',
        activate: 'Activate',
        deactivate: 'Deactivate',
        delete: 'Delete',
      },
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
      overall: 'Overall rating',
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
    import: adminImportLabels,
    games: {
      title: 'Games',
      add: 'Add Game',
      search: 'Search by name or provider',
      category: 'Category',
      categories: { all: 'All', slots: 'Slots', table: 'Table', live: 'Live', jackpot: 'Jackpot' },
      count: (shown: number) => counted(shown, 'game'),
      columns: {
        game: 'Game',
        provider: 'Provider',
        rtp: 'RTP',
        volatility: 'Volatility',
        rating: 'Rating',
        flags: 'Flags',
      },
      flags: { featured: 'Featured', jackpot: 'Jackpot' },
      none: 'No games match.',
      noneYet: 'No games yet.',
      dialog: { add: 'Add Game', edit: 'Edit Game' },
    },
    bonuses: {
      title: 'Bonuses',
      add: 'Add Bonus',
      tabs: { welcome: 'Welcome', noDeposit: 'No Deposit', reload: 'Reload', cashback: 'Cashback' },
      columns: {
        casino: 'Casino',
        title: 'Title',
        wagering: 'Wagering',
        minDeposit: 'Min Deposit',
        rating: 'Rating',
        flags: 'Flags',
      },
      exclusive: 'Exclusive',
      search: 'Search by casino or title',
      count: (shown: number) => (shown === 1 ? '1 bonus' : `${shown} bonuses`),
      none: 'No bonuses match.',
      dialog: { add: 'Add Bonus', edit: 'Edit Bonus' },
    },
    users: {
      title: 'Users',
      add: 'Add User',
      search: 'Search users',
      role: 'Role',
      status: 'Status',
      roles: { all: 'All roles', admin: 'Admin', moderator: 'Moderator', editor: 'Editor' },
      statuses: { all: 'All statuses', active: 'Active', inactive: 'Inactive' },
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
      oneTimePasswordText: (username: string) =>
        `This is shown once. Give it to ${username}, who chooses another at the first sign-in.`,
      resetPassword: 'Reset password',
      confirmReset: (username: string) => `Give ${username} a new one-time password?`,
      close: 'Done',
    },
    media: {
      title: 'Media',
      add: 'Add pictures',
      search: 'Search by title',
      unused: 'Unused only',
      count: (shown: number) => counted(shown, 'picture'),
      open: 'Open the picture',
      stillUsed: 'It is in use, so it stays.',
      usedBy: (count: number) => (count === 0 ? 'Not used' : `Used in ${counted(count, 'place')}`),
      size: (width: number | undefined, height: number | undefined, kilobytes: number) =>
        `${width === undefined ? '' : `${width} × ${height}, `}${kilobytes} kB`,
      copy: 'Copy address',
      confirmDelete: (title: string) => `Delete the picture "${title}"?`,
      added: (count: number) => `${counted(count, 'picture')} added`,
      none: 'No pictures yet.',
      drop: 'Drop or paste pictures here, or choose them.',
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
      /** `casinos.set-price` as people say it: "Casinos: set price". */
      operation: (name: string) => {
        const words = name.replace('.', ': ').replaceAll(/[.-]/g, ' ');
        return words.charAt(0).toUpperCase() + words.slice(1);
      },
      entry: (name: string, did: string) => `${name}: ${did}`,
      ofRecord: (record: string) => `Changes of "${record}" alone.`,
      filters: {
        everyone: 'Everyone',
        everything: 'Every change',
        since: { ever: 'Any time', d0: 'Today', d7: 'Last 7 days', d30: 'Last 30 days' },
      },
      none: 'Nothing has changed yet.',
      noneMatch: 'No changes match.',
      did: { insert: 'added', update: 'changed', remove: 'deleted' },
    },
    casinos: {
      title: 'Casino Management',
      import: 'Import CSV',
      export: 'Export',
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
    },
  } as const,
  adminShellLabels,
  adminWordLabels,
);
