import * as z from 'zod';
import { messages } from '../messages.js';
import { nearest } from '../model/nearest.js';
import { publicCatalogue } from '../model/public-catalogue.js';
import { Problem } from '../problem.js';
import { casinoCard } from '../views/casino-card.js';
import { EMBED_KINDS, embedSnippet } from '../views/embed-snippets.js';
import { question } from './operation.js';

/** What to paste into a page elsewhere so that a casino's card stands there. Problems: `not-found`, `invalid`. */
export const embedShow = question({
  name: 'embed.show',
  summary: "Write the snippet that puts a casino's card on another page",
  allowed: 'see what is public',
  faces: { command: 'embed', http: true, screen: '/admin/casinos/view/{id}' },
  input: z.strictObject({
    casino: z.string().min(1).describe("A casino's slug"),
    as: z.array(z.enum(EMBED_KINDS)).min(1).default(['element']),
    /** Where the site is, if its settings do not say so. */
    baseUrl: z
      .url({ protocol: /^https?$/, hostname: /./, error: 'must be an address like https://guide.example' })
      .optional(),
  }),
  run({ content }, { casino: slug, as, baseUrl }) {
    const { casinoBySlug, retiredCasinos, settings } = publicCatalogue(content);
    const casino = casinoBySlug.get(slug);
    if (casino === undefined) {
      if (retiredCasinos.has(slug)) {
        throw new Problem('invalid', `Casino '${slug}' is not active, so there is no card of it to embed`, {
          hint: `croupier casinos activate ${slug} makes it visible.`,
        });
      }
      const close = nearest(slug, casinoBySlug.keys());
      throw new Problem('not-found', messages.casino.notFound, {
        issues: [{ message: messages.casino.notFoundText }],
        ...(close === undefined ? {} : { hint: `Did you mean '${close}'?` }),
      });
    }
    const base = (baseUrl ?? settings.siteBaseUrl)?.replace(/\/+$/, '');
    if (base === undefined) {
      throw new Problem('invalid', 'A snippet needs the address of the site', {
        hint: 'Give it with --base-url https://guide.example, or set it for good: croupier settings set --site-base-url URL',
      });
    }
    const card = casinoCard(casino);
    const site = { base, name: settings.siteName };
    return {
      slug,
      name: card.name,
      snippets: Object.fromEntries(as.map((kind) => [kind, embedSnippet(kind, card, site)])),
      warnings:
        card.blacklist === undefined
          ? []
          : [`${card.name} is blacklisted: the card says so, and has no link to it.`],
    };
  },
});
