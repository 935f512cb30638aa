/** A column of a list: a field, or what flags say in words. */
export interface ColumnDescription {
  /** The path of the field, or a name of its own. */
  readonly id: string;
  readonly title: string;
  /** Numbers are aligned to the end. */
  readonly align?: 'end';
  /** What flags say where they are set, and otherwise. */
  readonly badges?: readonly BadgeDescription[];
}

/** What a flag says. */
interface BadgeDescription {
  readonly path: string;
  readonly tone: BadgeTone;
  readonly text: string;
  readonly otherwise?: string;
}

/** How a badge is drawn. */
export type BadgeTone = 'accent' | 'good';
