import type { EmbedKind } from '@croupier/core';
import { type ReactNode, useEffect, useState } from 'react';
import { sampleCasinoCard } from '../src/stories/sample-views';
import { colorRule, EmbedOptionFields, NO_OPTIONS, snippetOptions } from './embed-options';
import { SITE, type SnippetRequest, snippetsOf } from './sample-snippets';
import { Snippet } from './snippet';
import './docs.css';

const CASINOS = ['copper-heron', 'lantern-quay', 'paper-kite', 'brass-magpie'];

interface SnippetChoice {
  title: string;
  /** The input of the operation. */
  wish: SnippetRequest;
  kinds: EmbedKind[];
  /** The name of its element. */
  element: string;
}

const SNIPPET_CHOICES: Record<string, SnippetChoice> = {
  ...Object.fromEntries(
    CASINOS.map((slug) => [
      slug,
      {
        title: `The card of ${sampleCasinoCard(slug).name}`,
        wish: { casinos: [slug] },
        kinds: ['element', 'html', 'react', 'iframe'],
        element: 'croupier-casino-card',
      },
    ]),
  ),
  best: {
    title: 'The best three',
    wish: { toplist: 'sort=-rating', limit: 3 },
    kinds: ['element', 'html', 'react'],
    element: 'croupier-toplist',
  },
  two: {
    title: 'Two side by side',
    wish: { casinos: CASINOS.slice(0, 2) },
    kinds: ['element', 'html', 'react'],
    element: 'croupier-compare',
  },
  four: {
    title: 'Four side by side',
    wish: { casinos: CASINOS },
    kinds: ['element', 'html', 'react'],
    element: 'croupier-compare',
  },
};

const TITLES: Record<EmbedKind, string> = {
  element: 'Element',
  html: 'HTML',
  react: 'React',
  iframe: 'Frame',
};

/** The snippet of the chosen embed with an affiliate's options, and a preview. */
export function CopyEmbed() {
  const [chosen, choose] = useState('copper-heron');
  const [kind, setKind] = useState<EmbedKind>('element');
  const [options, setOptions] = useState(NO_OPTIONS);
  const [made, make] = useState<Partial<Record<EmbedKind, string>>>({});
  const [refusal, refuse] = useState('');
  const { wish, kinds, element } = SNIPPET_CHOICES[chosen] as (typeof SNIPPET_CHOICES)[string];
  const selectedKind = kinds.includes(kind) ? kind : 'element';
  useEffect(() => {
    let isAsked = true;
    snippetsOf(wish, kinds, snippetOptions(options)).then(
      (snippets) => {
        if (!isAsked) return;
        make(snippets);
        refuse('');
      },
      (problem: Error) => {
        if (isAsked) refuse(problem.message);
      },
    );
    return () => {
      isAsked = false;
    };
  }, [wish, kinds, options]);
  const text = made[selectedKind];
  const hasColors = selectedKind === 'element' || selectedKind === 'react';
  const colors = hasColors ? colorRule(element, options) : undefined;
  const site = options.site.trim() === '' ? SITE : options.site.trim().replace(/\/+$/, '');
  return (
    <div className="docs-choice sb-unstyled">
      <form>
        <label>
          What{' '}
          <select value={chosen} onChange={({ target }) => choose(target.value)}>
            {Object.entries(SNIPPET_CHOICES).map(([value, { title }]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <fieldset aria-label="As">
          {kinds.map((one) => (
            <label key={one}>
              <input type="radio" name="kind" checked={selectedKind === one} onChange={() => setKind(one)} />{' '}
              {TITLES[one]}
            </label>
          ))}
        </fieldset>
        <EmbedOptionFields options={options} onChange={setOptions} hasColors={hasColors} />
      </form>
      {refusal === '' ? null : <p role="alert">{refusal}</p>}
      {text === undefined ? null : <Snippet lang="html" name="embed" text={text} />}
      {colors === undefined ? null : <Snippet lang="css" name="colors" text={colors} />}
      {selectedKind === 'iframe' ? (
        <SnippetPreview>
          <PastedSnippet site={site} html={iframeSnippet(text ?? '', made.element ?? '')} />
        </SnippetPreview>
      ) : (
        <SnippetPreview>
          {colors === undefined ? null : <style>{colors}</style>}
          <PastedSnippet site={site} html={(selectedKind === 'html' ? text : made.element) ?? ''} />
        </SnippetPreview>
      )}
    </div>
  );
}

/** A frame with the card as an element in it; Storybook cannot serve the site's own page of the card. */
function iframeSnippet(frame: string, element: string): string {
  const page = `<!doctype html><style>body { margin: 0 }</style>${element}`;
  return frame.replace(/src="[^"]*"/, `srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
}

function SnippetPreview({ children }: { children: ReactNode }) {
  return (
    <section className="docs-shown" aria-label="How it looks" data-theme="light">
      {children}
    </section>
  );
}

/** A preview of a snippet over the sample content. */
function PastedSnippet({ html, site }: { html: string; site: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page of an affiliate holds */}
      <div dangerouslySetInnerHTML={{ __html: html.replaceAll(site, location.origin) }} />
      <script async src={new URL('/embed/croupier.js', document.baseURI).href} />
    </>
  );
}
