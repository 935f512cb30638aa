import { useState } from 'react';
import './docs.css';

/** A snippet, with a button that copies it. */
export function Snippet({ text, lang, name }: { text: string; lang: string; name?: string }) {
  const [said, setStatus] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text.trim());
      setStatus('Copied');
    } catch {
      setStatus('Your browser does not let us copy: select the text instead');
    }
  }
  return (
    <figure className="docs-snippet sb-unstyled">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={name ?? `${lang}: ${text.trim().split('\n')[0]}`}>
        <pre>
          <code>{text.trim()}</code>
        </pre>
      </section>
      <figcaption>
        <button type="button" onClick={() => void copy()}>
          Copy {name ?? ''}
        </button>
        <span role="status">{said}</span>
      </figcaption>
    </figure>
  );
}
