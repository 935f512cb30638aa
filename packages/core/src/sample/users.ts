import type { AuthorInput } from '../collections/authors/author.js';
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

/** Authors who are records; the others are among the extras of the site, by their names alone. */
export const sampleAuthors: readonly AuthorInput[] = [
  {
    name: 'Tomas Birk',
    slug: 'tomas-birk',
    role: 'Reviewer, invented for this sample',
    photograph: '/sample/tomas-birk.webp',
    biography:
      '<p>Tomas asks every support desk the same three questions, at noon, at midnight and on a Sunday.</p>',
  },
];
