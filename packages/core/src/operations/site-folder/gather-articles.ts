import { isProblem, problem } from '../../problem.js';
import { createPause } from '../../short-turns.js';
import { type ArchivedFile, wholeFile } from '../../site-folder/archive/tar-reader.js';
import { type MarkdownArticle, markdownArticle } from '../../site-folder/foreign/markdown-articles.js';
import { folderOfFacts, folderOfText, isMarkdownFile } from '../../site-folder/foreign/markdown-place.js';
import type { ChangeContext } from '../define/operation.js';
import type { leftOutList } from './left-out-list.js';

type Leave = ReturnType<typeof leftOutList>['leave'];

interface TextFile {
  /** Within the folder. */
  path: string;
  text: string;
}

/** The most of a text, in bytes. */
const MAX_TEXT = 2_000_000;
/** How many articles one folder brings. */
const MOST_ARTICLES = 200_000;
const TURN_MS = 25;

/** The articles of a folder, each with its facts, which may stand in a file of their own; what is none is left by name. */
export async function gatherArticles(
  context: ChangeContext,
  files: AsyncIterable<ArchivedFile>,
  leave: Leave,
): Promise<MarkdownArticle[]> {
  const articles: MarkdownArticle[] = [];
  const add = ({ path, text }: TextFile, factsBeside?: TextFile) => {
    const article = markdownArticle(path, text, factsBeside?.text);
    if (article === undefined) leave('file', 'lists and notes about the folder', path);
    else if ('fault' in article) leave('text', article.fault, path);
    else articles.push(article);
  };
  const texts = new Map<string, TextFile>();
  const facts = new Map<string, TextFile>();
  for await (const file of textFiles(context, files, leave)) {
    const ofFacts = folderOfFacts(file.path);
    const ofText = folderOfText(file.path);
    if (ofFacts !== undefined) facts.set(ofFacts, file);
    else if (ofText !== undefined) texts.set(ofText, file);
    else add(file);
  }
  for (const [folder, file] of texts) add(file, facts.get(folder));
  for (const [folder, { path }] of facts) if (!texts.has(folder)) leaveFile(path, leave);
  return articles;
}

/** The files that are Markdown or may be facts. */
async function* textFiles(
  { signal }: ChangeContext,
  files: AsyncIterable<ArchivedFile>,
  leave: Leave,
): AsyncGenerator<TextFile> {
  const pause = createPause(TURN_MS);
  let found = 0;
  for await (const file of files) {
    if (signal.aborted) throw problem('import.interrupted');
    await pause();
    const { path } = file;
    const isRead = isMarkdownFile(path) || folderOfFacts(path) !== undefined;
    if (!isRead || found >= MOST_ARTICLES) {
      leaveFile(path, leave);
      continue;
    }
    try {
      yield { path, text: new TextDecoder().decode(await wholeFile(file, MAX_TEXT)) };
      found++;
    } catch (error) {
      if (!isProblem(error) || error.code !== 'invalid') throw error;
      leave('text', 'too long', path);
    }
  }
}

function leaveFile(path: string, leave: Leave): void {
  leave('file', path.split('/').at(-1) ?? path, path);
}
