import { designTokenFiles } from '../build/design-tokens';
import css from '../src/tokens.css?raw';
import './docs.css';

const files = Object.entries(designTokenFiles(css));

/** The files of design tokens, to be downloaded. */
export function TokenDownloads() {
  return (
    <ul className="docs-downloads sb-unstyled">
      {files.map(([name, tokens]) => (
        <li key={name}>
          <a
            download={name}
            href={`data:application/json,${encodeURIComponent(JSON.stringify(tokens, null, 2))}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
