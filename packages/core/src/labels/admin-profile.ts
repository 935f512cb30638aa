/** The texts of the screen for one's own account. */
export const adminProfileLabels = {
  title: 'Your Profile',
  role: 'Role',
  username: 'Username',
  password: 'Password',
  demoPassword: 'The accounts of the demo share one password, so there is none to change here.',
  sitePage: 'Your profile on the site',
} as const;
