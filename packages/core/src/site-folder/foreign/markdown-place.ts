/** What the path of a Markdown file says of it. */
export interface MarkdownPlace {
  collection: 'posts' | 'pages' | 'authors';
  /** The last word of its address. */
  name: string;
  /** The day in its name, as Jekyll has it. */
  day?: string;
  isDraft: boolean;
  /** Where it usually was: Hugo and Astro go by folders, Jekyll by days. */
  address: string;
}

/** Folders that hold articles, whatever program they are of. */
const POSTS = /^(?:_?posts?|blog|news|articles?|guides?|tutorials?|_drafts|stories|magazine)$/i;
const AUTHORS = /^_?(?:authors?|team|people|writers?)$/i;
/** The folders in which programs keep contents; what is behind them is an address. */
const ROOT = /^(?:src\/content|src\/pages|content|source)\//;
const MARKDOWN = /\.(?:md|mdx|mdoc|markdown)$/i;
/** The text of a record whose facts stand in a file of their own, as Keystatic has it: in its folder, or beside that. */
const TEXT_ALONE = /^(.+)\/content\.(?:md|mdx|mdoc)$/i;
const FACTS_ALONE = /^(.+?)(?:\/index)?\.(?:ya?ml|json)$/i;
const DAY = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** Whether a file is Markdown, by its name. */
export function isMarkdownFile(name: string): boolean {
  return MARKDOWN.test(name);
}

/** The folder of a text whose facts may stand in a file of their own. */
export function folderOfText(path: string): string | undefined {
  return TEXT_ALONE.exec(path)?.[1];
}

/** The folder of the text that a file may have the facts of. */
export function folderOfFacts(path: string): string | undefined {
  return FACTS_ALONE.exec(path)?.[1];
}

/** What the path of a file says; undefined for lists and for what is about the folder itself. */
export function markdownPlace(path: string): MarkdownPlace | undefined {
  const inside = path.replace(ROOT, '').replace(MARKDOWN, '');
  const steps = inside.split('/');
  const last = steps.pop() ?? '';
  if (
    last === '_index' ||
    (steps.length === 0 && /^(?:readme|license|contributing|changelog|code_of_conduct)$/i.test(last))
  )
    return undefined;
  // A page with files of its own is a folder.
  const isFolder = last === 'index' && steps.length > 0;
  const named = isFolder ? (steps.pop() ?? '') : last;
  const [, day, rest] = DAY.exec(named) ?? [];
  const name = rest ?? named;
  const folders = steps.filter((step) => !step.startsWith('_') && !step.startsWith('('));
  const isJekyll = steps.some((step) => step === '_posts' || step === '_drafts');
  const address = isJekyll
    ? `/${[...folders, ...(day?.split('-') ?? []), `${name}.html`].join('/')}`
    : `/${[...folders, ...(name === 'index' ? [] : [name])].join('/')}`;
  const isIn = (pattern: RegExp) => steps.some((step) => pattern.test(step));
  return {
    collection: isIn(AUTHORS) ? 'authors' : isIn(POSTS) ? 'posts' : 'pages',
    ...{ name, address, isDraft: steps.includes('_drafts') },
    ...(day === undefined ? {} : { day }),
  };
}
