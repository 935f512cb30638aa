import { type Collection, describedCollections } from '@croupier/core';
import type { Command } from 'commander';
import { collectionCommand } from './collection-command.js';

/** The module of a noun whose command is made from the description of its collection alone. */
export function describedNoun(name: string): { command(typed?: readonly string[]): Command } {
  const collection: Collection | undefined = describedCollections.find((one) => one.name === name);
  return { command: (typed) => collectionCommand(collection as Collection, typed) };
}
