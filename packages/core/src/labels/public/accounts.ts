/** What the admin says of accounts. */
export const accountLabels = {
  profile: {
    since: 'Member since',
    details: 'Your details',
    passwordTitle: 'Change password',
    savedTexts: {
      details: 'Your details were saved.',
      password: 'Your password was changed. Everywhere else you are signed out.',
    },
  },
  roles: { admin: 'Administrator', moderator: 'Moderator', editor: 'Editor', user: 'Regular User' },
  headerRoles: { admin: 'Administrator', moderator: 'Moderator', editor: 'Editor', user: 'Member' },
} as const;
