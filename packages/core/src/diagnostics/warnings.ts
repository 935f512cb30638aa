import { messages } from '../messages.js';
import { CASINO_NAME_WARNINGS } from './casino-name-warnings.js';
import { COLUMN_WARNINGS } from './column-warnings.js';
import { idlePinText } from './idle-pin-text.js';
import { linkCountriesText } from './link-countries-text.js';
import { counted, plural } from './plural.js';

interface WarningEntry {
  text(params: never): string;
}

/** A row that names a record by a slug that it had before. */
export type RenamedRow = { row: number; from: string; to: string };

/** A name with letters of another script that look like Latin ones, and the name that looks the same. */
export type LookAlikeName = { name: string; letters: readonly string[]; other?: string | undefined };

/** What is told of a name that looks like another. */
export function lookAlikeText({ name, letters, other }: LookAlikeName): string {
  const written =
    letters.length === 0
      ? 'has letters that look like Latin ones'
      : `has letters of another script that look like Latin ones (${letters.join(' ')})`;
  return `'${name}' ${written}${other === undefined ? '' : `, and looks like '${other}'`}`;
}

/** Two casinos that look like one, the later one first, and why. */
export type DuplicateParams = {
  id: string;
  name: string;
  slug: string;
  otherId: string;
  other: string;
  otherSlug: string;
  why: 'name' | 'domain' | 'spelling';
};

const DUPLICATE_REASONS = {
  name: 'the same name',
  domain: 'the same domain',
  spelling: 'a name one letter apart',
} as const;

/** What is told of two casinos that look like one. */
export function duplicateText({ name, slug, other, otherSlug, why }: DuplicateParams): string {
  return `'${name}' (${slug}) may be '${other}' (${otherSlug}): ${DUPLICATE_REASONS[why]}`;
}

/** A link that may be taken for another: the field that has it, where the record came from, and what deceives. */
export type DeceptiveLink = {
  field: string;
  place?: string | undefined;
  host?: string | undefined;
  ascii?: string | undefined;
  letters: readonly string[];
  seems?: string | undefined;
  marks: readonly string[];
};

/** What is told of a link that may be taken for another. */
export function deceptiveLinkText({
  field,
  host,
  ascii,
  letters,
  seems,
  marks,
  place,
}: DeceptiveLink): string {
  const alike =
    letters.length === 0
      ? 'with letters of several scripts in one word'
      : `with letters of another script that look like Latin ones (${letters.join(' ')})`;
  const where = place === undefined ? field : `${place}, ${field}`;
  const faults = [
    host === undefined
      ? undefined
      : `leads to ${host} (${ascii}), ${alike}${seems === undefined ? '' : `: it looks like ${seems}`}`,
    marks.length === 0
      ? undefined
      : `has marks that turn the direction of writing (${marks.join(' ')}), so it may read as another address`,
  ];
  return `${where} ${faults.filter(Boolean).join(', and ')}`;
}

/** Pages that are there, and the redirect that leads visitors elsewhere. */
export type HiddenPagesParams = { rule: string; id: string; paths: readonly string[]; count: number };

/** What is told of pages behind a redirect. */
export function hiddenPagesText({ rule, paths, count }: HiddenPagesParams): string {
  const more = count > paths.length ? ` and ${count - paths.length} more` : '';
  const pages = count === 1 ? 'a page that is there' : `${count} pages that are there`;
  return `${rule} hides ${pages}: ${paths.join(', ')}${more}`;
}

/** How many kinds of removed HTML a warning names. */
const MAX_REMOVED = 5;

/** Everything that an operation warns of, by its reason. No text names an option or a command. */
export const WARNINGS = {
  ...COLUMN_WARNINGS,
  ...CASINO_NAME_WARNINGS,
  'field.unknown': {
    text: ({ field }: { field: string }) => messages.ours.fieldLeftOut('Field', field),
  },
  'name.looks-alike': { text: lookAlikeText },
  'casino.duplicates': {
    text: ({ pairs, count }: { pairs: readonly DuplicateParams[]; count: number }) => {
      const more = count > pairs.length ? `; and ${count - pairs.length} more` : '';
      return `${pairs.map(duplicateText).join('; ')}${more}`;
    },
  },
  'merge.hides': {
    text: ({ name, names }: { name: string; names: readonly string[] }) =>
      `${name} is hidden: the address of ${names.join(', ')}, which visitors saw, now leads to a page that they do not find`,
  },
  'link.deceptive': {
    text: ({ links, count }: { links: readonly DeceptiveLink[]; count: number }) => {
      const more = count > links.length ? `; and ${count - links.length} more` : '';
      return `${links.map(deceptiveLinkText).join('; ')}${more}`;
    },
  },
  'slug.numbered': {
    text: ({ noun, other, taken, slug }: { noun: string; other: string; taken: string; slug: string }) =>
      `There is a ${noun} '${other}' already, with the slug ${taken}: this is another one, with the slug ${slug}`,
  },
  'record.namesake': {
    text: ({ noun, name, count }: { noun: string; name: string; count: number }) =>
      `There is another ${noun} '${name}'${count > 1 ? `, and ${count - 1} more called so` : ''}`,
  },
  'css.concealing': {
    text: ({ line, column, declaration }: { line: number; column: number; declaration: string }) =>
      `Line ${line}, column ${column} may push something over a notice that the law asks for, or the notice off the screen: ${declaration}`,
  },
  'css.overruled': {
    text: ({ line, column, message }: { line: number; column: number; message: string }) =>
      `Line ${line}, column ${column}: ${message}`,
  },
  'html.removed': {
    text: ({
      field,
      removed,
      first,
    }: {
      field: string;
      removed: readonly { what: string; count: number }[];
      first: string;
    }) => {
      const shown = removed
        .slice(0, MAX_REMOVED)
        .map(({ what, count }) => (count === 1 ? what : `${what} (${count} times)`));
      const more = removed.length > MAX_REMOVED ? ` and ${removed.length - MAX_REMOVED} more` : '';
      return `Removed from ${field}, since it is not allowed there: ${shown.join(', ')}${more}; first in ${first}`;
    },
  },
  'pictures.inline': {
    text: ({ count, kilobytes, first }: { count: number; kilobytes: number; first: string }) =>
      `${counted(count, 'picture')} (${kilobytes.toLocaleString('en')} kB) ${plural(count, 'stands', 'stand')} in the content itself, first in ${first}. The doctor takes ${plural(count, 'it', 'them')} into the library.`,
  },
  'file.rejected-rows': {
    text: (_params: Record<never, never>) =>
      'The file has rows that an import rejected, with a header of their own: it is read from its first line',
  },
  'file.encoding-guessed': {
    text: ({ encoding }: { encoding: string }) =>
      `The text is not UTF-8 and is read as ${encoding.replace(/^w/, 'W')}; name its encoding if letters come out wrong`,
  },
  'file.first-sheet': {
    text: ({ sheet, others }: { sheet: string; others: readonly string[] }) =>
      `The sheet '${sheet}' is read, the first of ${others.length + 1}; the others are ${others.join(', ')}`,
  },
  'default.for-new-ones': {
    text: ({ column, count, plural: several }: { column: string; count: number; plural: string }) =>
      `The default for ${column} is for new ${several}: ${count} that ${plural(count, 'is', 'are')} there already did not take it, since ${column} is not named among the lists that are merged`,
  },
  'record.renamed': {
    text: ({ renamed, count }: { renamed: readonly RenamedRow[]; count: number }) => {
      const more = count > renamed.length ? ` and ${count - renamed.length} more` : '';
      const rows = renamed.map(({ row, from, to }) => `row ${row}: ${from} is now ${to}`);
      return `${count} ${plural(count, 'row names a record', 'rows name records')} by an earlier address (${rows.join('; ')}${more}): it is that record, and keeps its name and address`;
    },
  },
  'line.looks-like-a-date': {
    text: ({ line, cell }: { line: number; cell: string }) =>
      `Line ${line} begins with ${cell}: if that is no row, leave it out`,
  },
  'redirect.loop-appears': {
    text: ({ loop }: { loop: string }) => `Now ${loop}. Visitors are left where they are.`,
  },
  'setting.unknown-analytics': {
    text: ({ id }: { id: string }) =>
      `'${id}' is the analytics id of no service that croupier knows, so nothing is loaded: one of Google Analytics 4 begins with G-, a script of Plausible with pa-, and a domain such as guide.example is one that Plausible counts`,
  },
  'menu.default-links': {
    text: ({ menu, count }: { menu: 'header' | 'footer'; count: number }) =>
      `The ${count} links that the ${menu} had by itself are items now, and the new one stands behind them: delete those that you do not want`,
  },
  'record.behind-redirect': {
    text: ({ path, to }: { path: string; to: string }) =>
      `Visitors do not see ${path}: a redirect ${to === 'gone' ? 'calls it gone' : `leads them to ${to}`}`,
  },
  'redirect.dead-target': {
    text: ({ rules, count }: { rules: readonly string[]; count: number }) => {
      const more = count > rules.length ? `, and at the targets of ${count - rules.length} more` : '';
      return `${rules.join(', ')}: nothing is there${more}`;
    },
  },
  'redirect.countries': { text: linkCountriesText },
  'redirect.hides-pages': { text: hiddenPagesText },
  'redirect.shadowed': { text: ({ shadow }: { shadow: string }) => shadow },
  'casino.bonuses-left': {
    text: ({ names }: { names: readonly string[] }) => {
      const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
      const stay = plural(names.length, 'bonus stays', 'bonuses stay');
      return `${names.length} ${stay} without a casino: ${names.slice(0, 5).join(', ')}${more}`;
    },
  },
  'programme.brand-id-missing': {
    text: ({ programme, slugs }: { programme: string; slugs: readonly string[] }) => {
      const more = slugs.length > 5 ? ` and ${slugs.length - 5} more` : '';
      return `Links of ${programme} need a brand id, which ${slugs.slice(0, 5).join(', ')}${more} ${plural(slugs.length, 'lacks', 'lack')}: until it is given, there is no link from there`;
    },
  },
  'toplist.holds-none': {
    text: ({ title }: { title: string }) =>
      `No casino is on '${title}' yet: until there is one, search engines are kept from its page`,
  },
  'toplist.idle-pin': { text: idlePinText },
  'toplist.claims-score': {
    text: ({ title, words }: { title: string; words: string }) =>
      `'${title}' has pins, and says "${words}": readers would take every place for one by score`,
  },
  'post.new-category': {
    text: ({ category, categories }: { category: string; categories: readonly string[] }) =>
      `No other article is in the category '${category}'; there are ${categories.join(', ')}`,
  },
  'post.scheduled': {
    text: ({ posts, count }: { posts: readonly { title: string; day: string }[]; count: number }) => {
      const more = count > posts.length ? ` and ${count - posts.length} more later` : '';
      return `Visitors do not see ${plural(count, 'it', 'them')} yet: ${posts.map(({ title, day }) => `'${title}' comes out on ${day}`).join(', ')}${more}`;
    },
  },
  'password.tokens-stay': {
    text: ({ username, names }: { username: string; names: readonly string[] }) =>
      `${plural(names.length, 'A token', 'Tokens')} of ${username} ${plural(names.length, 'stays', 'stay')} valid: ${names.join(', ')}. Sessions have ended.`,
  },
  'password.tokens-end': {
    text: ({ username, names }: { username: string; names: readonly string[] }) =>
      `${plural(names.length, 'A token', 'Tokens')} of ${username} ${plural(names.length, 'is', 'are')} deleted: ${names.join(', ')}`,
  },
  'embed.blacklisted': {
    text: ({ name }: { name: string }) => `${name} is blacklisted: the card says so, and has no link to it.`,
  },
  'restore.history-kept': {
    text: ({ count }: { count: number }) =>
      `This store keeps its own history, without ${counted(count, 'change')} that only the backup has. A new store takes ${plural(count, 'it', 'them')}.`,
  },
  'restore.passwords-missing': {
    text: ({ count, users }: { count: number; users: number }) =>
      count === users
        ? 'The backup has no passwords: nobody can sign in until they are set.'
        : `The backup has no passwords: ${count} of ${users} users cannot sign in until one is set.`,
  },
  'restore.emails-missing': {
    text: ({ count, users, ending }: { count: number; users: number; ending: string }) =>
      `The backup has no e-mail addresses: until it is edited, that of ${count} of ${users} users ends in ${ending}.`,
  },
} as const satisfies Record<string, WarningEntry>;

/** The name of a warning: `column.unknown`. */
export type WarningReason = keyof typeof WARNINGS;

/** The params of a warning, as its text takes them. */
export type WarningParams<R extends WarningReason> = Parameters<(typeof WARNINGS)[R]['text']>[0];
