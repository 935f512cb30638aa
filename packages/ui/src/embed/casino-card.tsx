import { notices } from '@croupier/core/messages';
import { CasinoCard } from '../casino/CasinoCard/CasinoCard.js';
import { type CardAnswer, cardOf } from './card-data.js';
import { type Root, rootIn } from './root.js';
import { embedSheet } from './sheet.js';

const here = (document.currentScript as HTMLScriptElement | null)?.src || document.baseURI;

/**
 * `<croupier-casino-card slug="…">`: a casino's card on any page. Its data comes from where the script came from, or
 * from `base`; what stands inside it stays until the card is there, and for good where it cannot be had.
 */
class CroupierCasinoCard extends HTMLElement {
  static observedAttributes = ['slug', 'base', 'theme'];

  #asking: AbortController | undefined;
  /** What was asked for last; the same is not asked for twice. */
  #asked = '';
  #root: Root | undefined;
  #frame: HTMLElement | undefined;

  connectedCallback(): void {
    void this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#show();
  }

  disconnectedCallback(): void {
    if (this.#asking !== undefined) this.#asked = '';
    this.#asking?.abort();
  }

  async #show(): Promise<void> {
    if (this.#frame !== undefined) this.#frame.dataset.theme = themeOf(this);
    const slug = this.getAttribute('slug')?.trim();
    const base = this.getAttribute('base') || here;
    if (!slug || this.#asked === `${slug} ${base}`) return;
    this.#asked = `${slug} ${base}`;
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const answer = await cardOf(slug, base, asking.signal);
      if (asking.signal.aborted) return;
      this.#paint(answer);
      this.#tell('croupier-load', slug);
    } catch (error) {
      if (asking.signal.aborted) return;
      this.#root?.render(<slot />);
      console.warn(`croupier-casino-card: no card for '${slug}'.`, error);
      this.#tell('croupier-error', slug);
    }
    this.#asking = undefined;
  }

  #paint(answer: CardAnswer): void {
    if (this.#root === undefined) {
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [embedSheet()];
      const frame = shadow.appendChild(document.createElement('div'));
      frame.className = 'frame';
      frame.dataset.theme = themeOf(this);
      this.#frame = frame;
      this.#root = rootIn(frame);
    }
    this.#root.render(
      answer.is === 'card' ? (
        <CasinoCard {...answer.card} heading="h3" />
      ) : (
        <p className="gone">{notices.goneText}</p>
      ),
    );
  }

  #tell(event: string, slug: string): void {
    this.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail: { slug } }));
  }
}

/** `theme` where it is given; else what the page declares for itself. */
function themeOf(element: HTMLElement): string {
  const asked = element.getAttribute('theme');
  if (asked === 'light' || asked === 'dark' || asked === 'auto') return asked;
  const declared = getComputedStyle(element).colorScheme;
  if (!declared.includes('dark')) return 'light';
  return declared.includes('light') ? 'auto' : 'dark';
}

if (customElements.get('croupier-casino-card') === undefined) {
  customElements.define('croupier-casino-card', CroupierCasinoCard);
}
