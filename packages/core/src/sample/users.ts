import type { UserInput } from '../model/user.js';

/**
 * The sample users: an administrator and two regular users. They have no passwords, so nobody can
 * sign in with them on a real site.
 */
export const sampleUsers: UserInput[] = [
  { username: 'admin', email: 'admin@sample.example', firstName: 'Ada', lastName: 'Sample', role: 'admin' },
  { username: 'noor', email: 'noor@sample.example', firstName: 'Noor', lastName: 'Sample', role: 'user' },
  { username: 'piet', email: 'piet@sample.example', firstName: 'Piet', lastName: 'Sample', role: 'user' },
];
