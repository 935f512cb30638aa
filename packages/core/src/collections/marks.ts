/** A verb that sets a flag of several records, or takes it away, or sets a day to today. */
export interface Mark {
  field: string;
  value: boolean | 'today';
  /** What the operation does. */
  summary: string;
  /** What the command does, for its help. */
  about: string;
  /** What the command says before the names of the records. */
  done: string;
}

/** The marks of a collection, by their verbs. */
export type Marks = { readonly [verb: string]: Mark };

/** Publishing, and taking it back. */
export function publishing(plural: string) {
  const taken = `Turn ${plural} back into drafts`;
  return {
    publish: {
      ...{ field: 'isPublished', value: true, summary: `Publish ${plural}`, done: 'Published' },
      about: `Make ${plural} visible to visitors`,
    },
    unpublish: { field: 'isPublished', value: false, summary: taken, about: taken, done: 'Back to draft:' },
  };
}
