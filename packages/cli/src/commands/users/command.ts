import {
  messages,
  type UserSummary,
  user,
  userQuery,
  userSummary,
  usersActivate,
  usersAdd,
  usersDeactivate,
  usersDelete,
  usersEdit,
  usersList,
  usersShow,
} from '@croupier/core';
import type { Command } from 'commander';
import { bulkActionVerb } from '../../record-commands/bulk-actions.js';
import { queryOptions } from '../../record-commands/query/query-options.js';
import { recordCommand } from '../../record-commands/record-command.js';
import type { RecordCommandConfig } from '../../record-commands/record-command-config.js';
import { dateText } from '../../terminal/date-text.js';
import { setPasswordVerb } from './set-password.js';

const { user: userMessages } = messages;

/** The configuration of the verbs of users. */
const usersConfig: RecordCommandConfig<UserSummary> = {
  entity: user,
  displayEntity: userSummary,
  operations: {
    list: usersList,
    show: usersShow,
    add: usersAdd,
    edit: usersEdit,
    delete: usersDelete,
  },
  columns: [
    { heading: 'USER', text: ({ username }) => username },
    { heading: 'E-MAIL', text: ({ email }) => email },
    { heading: 'ROLE', text: ({ role }) => role },
    { heading: 'STATUS', text: ({ isActive }) => (isActive ? 'active' : 'inactive') },
    {
      heading: 'LAST LOGIN',
      text: ({ lastLogin }) => (lastLogin === undefined ? userMessages.neverSignedIn : dateText(lastLogin)),
    },
    { heading: 'CREATED', text: ({ createdAt }) => createdAt },
  ],
  csvRatingScale: 10,
  emptyMessage: 'No users.',
  query: queryOptions(userQuery, 'username, e-mail address or name'),
  referenceText: 'username, e-mail address, id, or the first characters of its id',
  exampleOption: '--role moderator',
  promptedFields: [
    { field: 'username', question: 'Username', requiredMessage: userMessages.usernameRequired },
    { field: 'email', question: 'Email', requiredMessage: userMessages.emailRequired },
    { field: 'role', question: 'Role', defaultAnswer: 'editor' },
  ],
  confirmDelete: ({ username }) => userMessages.confirmDelete(username),
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
  const mark = (operation: typeof usersActivate, word: string, summary: string, message: string) =>
    bulkActionVerb(usersConfig, operation, { word, summary, message, example: 'noor' });
  return recordCommand(usersConfig, 'Users: who signs in, with which role', typed, {
    marks: [
      mark(usersActivate, 'activate', 'Let users sign in', 'Activated'),
      mark(usersDeactivate, 'deactivate', 'Keep users from signing in', 'Deactivated'),
    ],
    further: [setPasswordVerb()],
  });
}
