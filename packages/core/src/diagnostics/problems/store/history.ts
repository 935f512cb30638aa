import { plural } from '../../plural.js';
import type { ProblemEntry } from '../entry.js';

/** A type, not an interface, so that the declaration of the table can repeat it. */
type Named = { number: number; operation: string; subject: string };

const changeText = ({ number, operation, subject }: Named) => `Change ${number} (${operation}: ${subject})`;

/** Problems of the history, of undo and redo. */
export const historyProblems = {
  'history.end-damaged': {
    code: 'fault',
    text: ({
      file,
      line,
      damage,
    }: {
      file?: string | undefined;
      line?: number | undefined;
      damage?: string | undefined;
    }) => `The newest change is damaged: ${file}, line ${line}: ${damage}`,
  },
  'history.not-found': {
    code: 'not-found',
    text: ({ name }: { name: string }) => `Change '${name}' is not there`,
  },
  'history.ambiguous': {
    code: 'not-found',
    text: ({ name, count }: { name: string; count: number }) =>
      `'${name}' begins the ids of ${count} changes`,
  },
  'history.not-kept': {
    code: 'not-found',
    text: ({ number }: { number: number }) => `Change ${number} is not kept any more`,
  },
  'undo.nothing-yet': {
    code: 'not-found',
    text: () => 'Nothing has changed yet, so there is nothing to undo',
  },
  'undo.nothing-left': {
    code: 'not-found',
    text: () => 'Everything that is kept has been taken back already',
  },
  'undo.too-many-steps': {
    code: 'not-found',
    text: ({ steps, left }: { steps: number; left: number }) =>
      `${steps} changes cannot be taken back: there ${plural(left, 'is', 'are')} ${left}`,
  },
  'undo.change-and-steps': {
    code: 'usage',
    text: () => 'A change and a number of steps cannot both be given',
  },
  'undo.already-undone': {
    code: 'conflict',
    text: (params: Named & { by: number }) =>
      `${changeText(params)} has been taken back already, by change ${params.by}`,
  },
  'undo.store-init': {
    code: 'conflict',
    text: () => 'The store was made with this change, which cannot be taken back',
    hint: () => 'Change what it set, or delete the store.',
  },
  'undo.secret': {
    code: 'conflict',
    text: ({ operation, subject }: Named & { before?: Named | undefined }) =>
      `${operation.startsWith('tokens.') ? 'A token' : 'A password'} cannot be taken back (${operation}: ${subject})`,
  },
  'undo.blocked': {
    code: 'conflict',
    text: (params: Named) => `${changeText(params)} came later and stands on it`,
  },
  'undo.changed-outside': {
    code: 'conflict',
    text: ({ record }: { record: string }) => `${record} was changed meanwhile, outside of the history`,
    hint: () => 'Change it by hand to what it should be.',
  },
  'undo.slug-taken': {
    code: 'conflict',
    text: ({ slug, noun }: { slug: string; noun: string }) =>
      `The slug '${slug}' has been given to another ${noun}`,
    hint: () => 'Rename that one first.',
  },
  'undo.invalid': {
    code: 'conflict',
    text: ({ title, name, fault }: { title: string; name: string; fault: string }) =>
      `${title} '${name}' cannot be taken back as history has it: ${fault}`,
    hint: () => 'Change it by hand to what it should be.',
  },
  'redo.nothing': {
    code: 'not-found',
    text: () => 'Nothing has been taken back, so there is nothing to redo',
  },
  'redo.not-undone': {
    code: 'conflict',
    text: (params: Named) => `${changeText(params)} has not been taken back`,
  },
} as const satisfies Record<string, ProblemEntry>;
