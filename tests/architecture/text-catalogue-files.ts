import { compileMessages, type Messages } from './compile-message.js';

/** The texts of a language, by section; `language` is its BCP 47 tag. */
export interface Catalogue {
  language: string;
  /** The words of cards, which embeds carry. */
  card: Messages;
  /** Words that take the place of English ones in the data of a card. */
  cardTerms: Messages;
  /** The words of other components, by what needs them together. */
  labels: Record<string, Messages>;
  /** Words that take the place of English ones in other data. */
  terms: Messages;
  /** What whole pages say. */
  pages: Messages;
}

const TEXTS = 'packages/core/src/labels/texts';

/** Those that came first stay first. */
const FIRST = ['en', 'de', 'es', 'pt', 'fi', 'ar'];

/** What is compiled from the catalogues, by file. */
export function compiledFiles(catalogues: Readonly<Record<string, Catalogue>>): Record<string, string> {
  const languages = inOrder(Object.keys(catalogues));
  const { en, ...translated } = catalogues as Readonly<Record<string, Catalogue>> & { en: Catalogue };
  return Object.fromEntries(
    [
      ...englishSections(en).map(([section, text]) => [`${TEXTS}/en/${section}`, text]),
      ...Object.entries(translated).map(([language, catalogue]) => [
        `${TEXTS}/${language}`,
        translation(language, catalogue),
      ]),
      [`${TEXTS}/cards`, cards(languages, catalogues)],
      [`${TEXTS}/languages`, languageList(languages)],
      [`${TEXTS}/load-labels`, labelLoaders(languages.slice(1))],
      [`${TEXTS}/all-labels`, allLabels(languages)],
      ...languages.map((language) => [`packages/ui/src/locales/${language}`, componentLocale(language)]),
    ].map(([file, text]) => [
      `${file}.generated.ts`,
      `// Compiled from the catalogues in ${TEXTS} by tests/architecture/text-catalogue.test.ts; do not edit.\n${text}`,
    ]),
  );
}

/** Languages as lists of choices show them. */
export function inOrder(languages: readonly string[]): string[] {
  return [...FIRST, ...languages.filter((language) => !FIRST.includes(language)).sort()];
}

/** English by section: a screen loads those that it shows. */
function englishSections({ language, card, cardTerms, labels, terms, pages }: Catalogue): [string, string][] {
  const groups = Object.keys(labels);
  return [
    [
      'card',
      `
/** The words of cards in English. */
export const enCardWords = ${compiled({ language, ...card })} as const;

/** English words in the data of a card. */
export const enCardTerms = ${compiled(cardTerms)} as const;
`,
    ],
    ...Object.entries(labels).map(([group, words]): [string, string] => [
      fileOf(group),
      `
/** English words: ${group}. */
export const ${enGroup(group)} = ${compiled(words)} as const;
`,
    ]),
    [
      'words',
      `${groups.map((group) => `import { ${enGroup(group)} } from './${fileOf(group)}.generated.js';\n`).join('')}
/** The words of all components but cards in English. */
export const enWords = { ${groups.map((group) => `${group}: ${enGroup(group)}`).join(', ')} } as const;
`,
    ],
    ['terms', `\n/** English words in the data. */\nexport const enTerms = ${compiled(terms)} as const;\n`],
    [
      'pages',
      `\n/** What whole pages say in English, by page. */\nexport const enPages = ${compiledByKey(pages)} as const;\n`,
    ],
  ];
}

function translation(language: string, { labels, terms, pages }: Catalogue): string {
  return `import { completeLocale } from '../replaceable/labels.js';
import { ${language}Card } from './cards.generated.js';

/** All words in ${nameOf(language)}. */
export const ${language}Labels = /* @__PURE__ */ completeLocale(
${language}Card,
${compiledByKey(labels)},
${compiled(terms)},
${compiledByKey(pages)},
);
`;
}

function cards(languages: readonly string[], catalogues: Readonly<Record<string, Catalogue>>): string {
  const words = languages.slice(1).map((code) => {
    const { language, card, cardTerms } = catalogues[code] as Catalogue;
    return `/** The words of cards in ${nameOf(code)}. */
export const ${code}Card: CardLocale = ${compiled({ language, ...card, ...cardTerms })};`;
  });
  return `import type { CardLocale } from '../replaceable/card-labels.js';
import { enCardTerms, enCardWords } from './en/card.generated.js';
import type { CardLanguage } from './languages.generated.js';

/** The words of cards in English. */
export const enCard: CardLocale = /* @__PURE__ */ Object.assign({}, enCardWords, enCardTerms);

${words.join('\n\n')}

/** The words of cards in every language. */
export const cardLocales: Readonly<Record<CardLanguage, CardLocale>> = { ${languages.map((code) => `${code}: ${code}Card`).join(', ')} };
`;
}

function languageList(languages: readonly string[]): string {
  return `
/** The languages that sites and cards speak. */
export const CARD_LANGUAGES = ${JSON.stringify(languages)} as const;
/** A language of sites and cards. */
export type CardLanguage = (typeof CARD_LANGUAGES)[number];
`;
}

function labelLoaders(languages: readonly string[]): string {
  return `
/** Loads all words of a language; English is at hand. */
export const labelLoaders = {
${languages.map((code) => `  ${code}: async () => (await import('./${code}.generated.js')).${code}Labels,\n`).join('')}};
`;
}

function allLabels(languages: readonly string[]): string {
  return `export { cardLocales, ${languages.map((code) => `${code}Card as ${code}`).join(', ')} } from './cards.generated.js';
export { CARD_LANGUAGES, type CardLanguage } from './languages.generated.js';
${languages
  .slice(1)
  .map((code) => `export { ${code}Labels } from './${code}.generated.js';\n`)
  .join('')}`;
}

function componentLocale(language: string): string {
  return `export type { Labels, Locale } from '@croupier/core/locales';
export { ${language} as cardLabels, ${language}Labels as labels } from '@croupier/core/locales';
`;
}

const fileOf = (group: string) => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const enGroup = (group: string) => `en${group.charAt(0).toUpperCase()}${group.slice(1)}`;

const compiled = (messages: Messages) => JSON.stringify(compileMessages(messages));

/** Compiled messages, one key on each line. */
function compiledByKey(messages: Messages): string {
  const lines = Object.entries(messages).map(
    ([key, inner]) => `  ${JSON.stringify(key)}: ${JSON.stringify(compileMessages(inner))},\n`,
  );
  return `{\n${lines.join('')}}`;
}

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);
