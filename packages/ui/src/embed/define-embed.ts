import type { EmbeddedCard } from '@croupier/core';
import {
  type Attribution,
  type CardLabels,
  directionOf,
  isValidId,
  pathInMarket,
} from '@croupier/core/embed';
import type { ReactNode } from 'react';
import { newClickId } from './click-id.js';
import { append } from './dom-jsx.js';
import { withAttribution } from './embeddable-card.js';
import { fetchEmbedData } from './fetch-embed-data.js';
import { fetchLabels } from './fetch-labels.js';
import { embedStyleSheet } from './style-sheet.js';
import { whenVisible } from './when-visible.js';

/** The content of an embed: its casinos, the language of their site unless that is English, and how they are rendered. */
export interface EmbedContent {
  cards: EmbeddedCard[];
  language: string | undefined;
  render(cards: EmbeddedCard[], labels: CardLabels | undefined): ReactNode;
  /** The detail of its events. */
  detail: object;
}

/** Asks the site of an embed for data, in its market. */
export type AskSite = <T>(path: string) => ReturnType<typeof fetchEmbedData<T>>;

/** An embed: the attributes that say what it shows, the first of which it cannot do without, and how that is got. */
interface EmbedDefinition {
  attributes: readonly [string, ...string[]];
  load(given: (attribute: string) => string, ask: AskSite): Promise<EmbedContent>;
}

/** Servers import the script too, as part of an app; there it does nothing. */
const page = globalThis.document as Document | undefined;
const scriptUrl = (page?.currentScript as HTMLScriptElement | null)?.src || page?.baseURI || '';

/** Defines an element, unless the page has one of that name. */
export function defineEmbed(name: string, { attributes, load }: EmbedDefinition): void {
  if (page === undefined || customElements.get(name) !== undefined) return;

  class CroupierElement extends HTMLElement {
    static observedAttributes = ['base', 'lang', 'market', ...attributes, 'theme', 'affiliate-id', 'subid'];

    /** The key of the last request, so that the same is not sent twice. */
    #requestedKey = '';
    #shown: EmbedContent | undefined;
    /** The words of its language; undefined for English. */
    #labels: CardLabels | undefined;
    #root: ShadowRoot | undefined;
    #unseen: (() => void) | undefined;

    connectedCallback(): void {
      void this.#show();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) void this.#show();
    }

    disconnectedCallback(): void {
      this.#unseen?.();
      if (this.#shown === undefined) this.#requestedKey = '';
    }

    async #show(): Promise<void> {
      const given = (attribute: string) => this.getAttribute(attribute)?.trim() ?? '';
      const base = given('base') || scriptUrl;
      const key = ['base', 'lang', 'market', ...attributes].map(given).join('\n');
      if (!this.hasAttribute(attributes[0])) return;
      if (this.#requestedKey === key) {
        this.#paint();
        return;
      }
      this.#requestedKey = key;
      this.#unseen?.();
      this.#open();
      const detail = Object.fromEntries(attributes.map((attribute) => [attribute, given(attribute)]));
      try {
        const own = given('lang');
        const asked = own ? fetchLabels(own, base) : undefined;
        const shown = await load(given, (path) => fetchEmbedData(pathInMarket(path, given('market')), base));
        const labels = await (asked ?? fetchLabels(shown.language, base));
        if (this.#requestedKey !== key) return;
        this.#shown = shown;
        this.#labels = labels;
        this.#paint();
        this.#tell('load', { ...detail, ...shown.detail });
        this.#unseen = whenVisible(this, () => this.#tell('impression', { ...detail, ...shown.detail }));
      } catch (error) {
        if (this.#requestedKey !== key) return;
        // A card that came with the page stays where the site cannot be reached, and goes where it knows none.
        const isTheirs = this.#shown === undefined && this.#frame != null;
        if (!isTheirs || (error as Error).cause !== undefined) this.#fill();
        this.#shown = undefined;
        console.warn(`${name}: nothing to show for '${given(attributes[0])}'.`, error);
        this.#tell('error', { ...detail, message: String(error) });
      }
    }

    get #frame(): HTMLElement | null | undefined {
      return this.#root?.querySelector<HTMLElement>('.frame');
    }

    /** Attaches a shadow root, or takes the declarative one of the page, whose content stays visible until the embed has loaded. */
    #open(): void {
      if (this.#root !== undefined) return;
      this.#root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      for (const kind of ['click', 'auxclick']) {
        this.#root.addEventListener(kind, (event) => this.#visit(event as MouseEvent));
      }
      if (!this.#frame) this.#fill();
    }

    #paint(): void {
      if (this.#shown === undefined) return;
      const frame = box('frame');
      frame.dataset.theme = themeOf(this);
      if (this.#labels !== undefined) {
        frame.lang = this.#labels.language;
        frame.dir = directionOf(frame.lang);
      }
      const cards = this.#shown.cards.map((card) => withAttribution(card, this.#ids()));
      append(frame, this.#shown.render(cards, this.#labels));
      this.#fill(frame);
    }

    /**
     * Shows what stands inside the element, or a frame over it: out of sight and reach, that keeps the room which the
     * snippet gives it at each width. Removes a server-rendered frame.
     */
    #fill(frame?: HTMLElement): void {
      const stack = box('stack');
      const slot = document.createElement('slot');
      slot.inert = frame !== undefined;
      append(stack, [slot, frame]);
      if (this.#root === undefined) return;
      this.#root.replaceChildren(stack);
      this.#root.adoptedStyleSheets = [embedStyleSheet()];
    }

    #ids(): Attribution {
      const id = (attribute: string) => {
        const given = this.getAttribute(attribute) ?? '';
        if (given !== '' && !isValidId(given)) console.warn(`${name}: ${attribute} cannot be sent.`);
        return given;
      };
      return { affiliateId: id('affiliate-id'), subid: id('subid') };
    }

    /** Gives each click an id, and lets the page cancel it. */
    #visit(event: MouseEvent): void {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-croupier-visit]');
      const slug = link?.dataset.croupierVisit;
      const card = this.#shown?.cards.find((one) => one.slug === slug);
      if (event.button > 1 || link === null || card === undefined) return;
      const clickId = newClickId();
      const href = withAttribution(card, { ...this.#ids(), clickId }).visit?.href ?? link.href;
      link.href = href;
      if (!this.#tell('visit', { slug, href, clickId })) event.preventDefault();
    }

    #tell(event: string, detail: object): boolean {
      return this.dispatchEvent(
        new CustomEvent(`croupier-${event}`, {
          bubbles: true,
          composed: true,
          cancelable: event === 'visit',
          detail,
        }),
      );
    }
  }

  customElements.define(name, CroupierElement);
}

function box(name: string): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  return made;
}

/** `theme` if it is given, else the color scheme of the page. */
function themeOf(element: HTMLElement): string {
  const theme = element.getAttribute('theme');
  if (theme === 'light' || theme === 'dark' || theme === 'auto') return theme;
  const { colorScheme } = getComputedStyle(element);
  // A page may declare it in its head alone, where styles do not know of it.
  const inHead = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
  const declared = colorScheme === 'normal' ? inHead : colorScheme;
  if (!declared.includes('dark')) return 'light';
  return declared.includes('light') ? 'auto' : 'dark';
}
