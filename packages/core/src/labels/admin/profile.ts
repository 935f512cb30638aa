/** The texts of the screen for one's own account. */
export const adminProfileLabels = {
  title: 'Your Profile',
  role: 'Role',
  username: 'Username',
  password: 'Password',
  tokens: 'API tokens',
  demoPassword: 'The accounts of the demo share one password, so there is none to change here.',
  demoTokens:
    'A token signs a script in to a served site. The demo has no server, so there is nothing to sign in to.',
  sitePage: 'Your profile on the site',
} as const;

/** The texts of the tokens that scripts sign in with. */
export const adminTokensLabels = {
  text: 'A script that sends a token acts in your name, with at most the role that you lend it. It can be used until it ends or is deleted.',
  add: 'Add token',
  addTitle: 'Add API token',
  name: 'Name',
  nameHint: 'What it is for, such as the nightly import.',
  nameRequired: 'A token has a name',
  role: 'Role at most',
  roleHint: 'It never has more rights than you have.',
  days: 'Days until it ends',
  daysInvalid: 'Days must be a whole number between 1 and 3650',
  create: 'Create token',
  creating: 'Creating...',
  cancel: 'Cancel',
  secretTitle: (name: string) => `Token ${name}`,
  secretText: 'Copy it now: it is kept nowhere, and is not shown again.',
  secret: 'Token',
  copy: 'Copy',
  copied: 'Token copied',
  copyFailed: 'Could not copy the token',
  done: 'Done',
  columns: {
    name: 'Name',
    user: 'User',
    role: 'Role at most',
    created: 'Created',
    ends: 'Ends',
    lastUsed: 'Last used',
  },
  never: 'Never',
  none: 'No tokens yet.',
  confirmDelete: (name: string) => `Delete the token "${name}"?`,
  confirmDeleteText: 'Scripts that send it are refused at once. This cannot be undone.',
  deleted: (name: string) => `${name}: deleted`,
} as const;
