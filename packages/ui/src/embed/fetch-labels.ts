import { type CardLabels, cardLabelsPath } from '@croupier/core/embed';
import { fetchEmbedData } from './fetch-embed-data.js';

/** The words of a language; undefined, with a warning, where the site has none, and for English. */
export async function fetchLabels(tag = 'en', base: string): Promise<CardLabels | undefined> {
  const [language] = tag.toLowerCase().split('-');
  if (!language || language === 'en') return undefined;
  try {
    const answer = await fetchEmbedData<CardLabels>(cardLabelsPath(language), base);
    return answer.is === 'gone' ? undefined : answer.data;
  } catch (error) {
    console.warn(`croupier: no words in '${tag}', so they are English.`, error);
  }
}
