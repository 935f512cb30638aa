import { Problem } from '@croupier/core';
import { usageProblem } from '../terminal/errors/error-output.js';

const SAVE_IT = 'Save the file by hand, and import that.';

/** What is wrong with an address, and with what it answers. */
export const downloadProblem = {
  notAnAddress: (text: string) =>
    usageProblem(`'${text}' is not an address of a file`, 'Give it as https://register.example/casinos.csv.'),
  notEncrypted: (shown: string) =>
    usageProblem(
      `${shown} is not encrypted, and a file that others can change on its way is not imported`,
      `Name it by https://, or save it by hand, and import that.`,
    ),
  withAccount: () =>
    usageProblem(
      'The address holds a user name or a password',
      'Give it without; such a file is saved by hand.',
    ),
  notPublic: (host: string) =>
    usageProblem(
      `${host} is an address of this machine or of a private network, and such files are not fetched`,
      SAVE_IT,
    ),
  redirected: (host: string, from: string) =>
    usageProblem(`${from} redirects to ${host}, which is not fetched`, SAVE_IT),
  tooManyRedirects: (shown: string, most: number) =>
    new Problem('fault', `${shown} redirects more than ${most} times`, {
      hint: 'Give the address that it ends at.',
    }),
  notThere: (shown: string, status: number) =>
    new Problem('not-found', `There is no file at ${shown} (it answers ${status})`, {
      hint: 'Look with a browser where the file is now.',
    }),
  refused: (shown: string, status: number) =>
    new Problem('fault', `${shown} answers ${status} instead of a file`, {
      hint: status < 500 ? `It may be for signed-in people alone. ${SAVE_IT}` : 'Try again later.',
    }),
  unreachable: (shown: string, cause: Error) =>
    new Problem('fault', `${shown} cannot be fetched: ${cause.message}`, {
      hint: 'Look whether it opens in a browser, and try again later.',
      cause,
    }),
  cut: (shown: string) =>
    new Problem('fault', `${shown} ended before the file was whole`, { hint: 'Try again later.' }),
  tooSlow: (shown: string, minutes: number) =>
    new Problem(
      'fault',
      `${shown} took longer than ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or was silent for too long`,
      {
        hint: `Try again later. ${SAVE_IT}`,
      },
    ),
  webPage: (shown: string) =>
    new Problem('invalid', `${shown} is a web page, not a file`, {
      hint: 'Give the address of the file itself: of its download link.',
    }),
};
