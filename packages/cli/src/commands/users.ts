import {
  messages,
  ROLES,
  type ShownUser,
  shownUser,
  user,
  usersActivate,
  usersAdd,
  usersDeactivate,
  usersDelete,
  usersEdit,
  usersList,
  usersShow,
} from '@croupier/core';
import type { Command } from 'commander';
import { choiceOption } from '../terminal/options.js';
import { markVerb } from './record-mark.js';
import type { RecordNoun } from './record-noun.js';
import { recordCommand } from './record-verbs.js';
import { setPasswordVerb } from './users-password.js';

const { user: say } = messages;

interface UserQuery {
  search?: string;
  role?: ShownUser['role'];
  status?: 'active' | 'inactive';
}

/** What is particular about the verbs of users. */
export const users: RecordNoun<ShownUser> = {
  entity: user,
  shown: shownUser,
  operations: {
    list: usersList,
    show: usersShow,
    add: usersAdd,
    edit: usersEdit,
    delete: usersDelete,
  },
  columns: [
    { head: 'USER', text: ({ username }) => username },
    { head: 'E-MAIL', text: ({ email }) => email },
    { head: 'ROLE', text: ({ role }) => role },
    { head: 'STATUS', text: ({ isActive }) => (isActive ? 'active' : 'inactive') },
    {
      head: 'LAST LOGIN',
      text: ({ lastLogin }) => lastLogin?.slice(0, 16).replace('T', ' ') ?? say.neverSignedIn,
    },
    { head: 'CREATED', text: ({ createdAt }) => createdAt },
  ],
  scale: 10,
  empty: 'No users.',
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose username, e-mail address or name has these words')
        .addOption(choiceOption('--role <role>', 'only those of this role', ROLES))
        .addOption(choiceOption('--status <status>', 'only those', ['active', 'inactive'])),
    of: ({ search, role, status }: UserQuery) => ({ search, role, status }),
  },
  namedBy: 'username, e-mail address, id, or the first characters of its id',
  hint: '--role moderator',
  asked: [
    { field: 'username', question: 'Username', message: say.usernameRequired },
    { field: 'email', question: 'Email', message: say.emailRequired },
    { field: 'role', question: `Role (${ROLES.join(', ')})`, offered: 'editor' },
  ],
  confirmDelete: ({ username }) => say.confirmDelete(username),
  examples: {
    list: [
      'croupier users list',
      'croupier users list --role admin --status active',
      'croupier users list --json --fields username,role,lastLogin',
    ],
    show: ['croupier users show noor', 'croupier users show noor@sample.example --json'],
    add: [
      'croupier users add --username maria --email maria@guide.example',
      'croupier users add --username ines --email ines@guide.example --role moderator --json',
    ],
    edit: ['croupier users edit noor --role editor', 'croupier users edit noor --first-name Nora --dry-run'],
    delete: ['croupier users delete noor --yes', 'croupier users delete noor piet --dry-run'],
  },
};

/** `croupier users` with all its verbs; only the one that is `typed`, if any, gets an option for each field. */
export function command(typed?: readonly string[]): Command {
  const mark = (operation: typeof usersActivate, word: string, summary: string, did: string) =>
    markVerb(users, operation, { word, summary, did, example: 'noor' });
  return recordCommand(users, 'Users: who signs in, with which role', typed, {
    marks: [
      mark(usersActivate, 'activate', 'Let users sign in', 'Activated'),
      mark(usersDeactivate, 'deactivate', 'Keep users from signing in', 'Deactivated'),
    ],
    further: [setPasswordVerb()],
  });
}
