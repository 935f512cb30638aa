/** The texts of the screen for one's own account. */
export const adminProfileLabels = {
  title: 'Your Profile',
  role: 'Role',
  username: 'Username',
  details: 'Your details',
  detailsForm: 'Your details',
  saved: 'Your details were saved.',
  password: 'Password',
  passwordForm: 'Change password',
  changed: 'Your password was changed. Everywhere else you are signed out.',
  demoPassword: 'The accounts of the demo share one password, so there is none to change here.',
  sitePage: 'Your profile on the site',
} as const;
