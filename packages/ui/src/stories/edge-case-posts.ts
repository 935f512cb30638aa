import { LONG_TEXT, LONG_WORD } from './long-text.js';
import type { SampleTransaction } from './sample-transaction.js';

/** Adds a post and a page with long words, and an Arabic guide. */
export function addEdgeCasePosts(transaction: SampleTransaction): void {
  transaction.posts.insert({
    slug: 'long-post',
    title:
      'A Title That Goes On and On, Past the Edge of Every Card, Through Donaudampfschifffahrtsgesellschaftskapitänsmützen and Out Again on the Other Side',
    excerpt: 'An excerpt that is long as well. '.repeat(12),
    content: '<p>Short, in spite of all that.</p>',
    author: 'Wolfgang Amadeus Theophilus Hubertus von und zu Überlingen am Bodensee',
    category: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen',
    tags: Array.from({ length: 20 }, (_, i) => `tag number ${i + 1}`),
    featuredImage: '/no-such-picture.png',
    isPublished: true,
    publishedAt: '2026-03-01T08:00:00.000Z',
    views: 1_234_567,
  });
  transaction.posts.insert({
    slug: 'arabic-post',
    title: 'كيف تقرأ شروط المكافأة',
    excerpt: 'خمسة أسطر تقرر ما إذا كان العرض يستحق.',
    content: '<p>نص قصير.</p>',
    author: 'ليلى',
    category: 'أدلة',
    tags: ['مكافآت'],
    isGuide: true,
    isPublished: true,
    publishedAt: '2026-02-01T08:00:00.000Z',
  });
  transaction.pages.insert({
    slug: 'long-page',
    title: LONG_WORD,
    content: `<h2>${LONG_WORD}</h2><p>${LONG_TEXT}</p><ul><li>${LONG_WORD}</li></ul>`,
    isPublished: true,
  });
}
