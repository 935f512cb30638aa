/** The places where a classic WordPress theme shows what somebody wrote, each a reason for rules. */
export function inClassicPlaces(html: string): string {
  return `<div id="content"><div class="site-content"><aside class="widget-area"><div class="widget entry-content">${html}</div></aside></div></div>`;
}

/** Rules such as those of Twenty Twelve and Astra: by the classes of the places, for elements in them. */
export const CLASSES = `
  .entry-content h1, .entry-content h2, .entry-content h3, .entry-content h4 { clear: both; font: bold 22px/1.2 Georgia; margin: 36px 0; text-transform: uppercase; color: #444; }
  .entry-content p, .entry-content ol, .entry-content ul, .entry-content dl { margin: 0 0 24px; line-height: 1.9; font-size: 19px; }
  .entry-content ul, .entry-content ol { list-style: disc outside; padding: 0 0 23px 1em; line-height: 26px; }
  .entry-content li { margin: 0 0 0 36px; } .entry-content ul li a { padding: 3px; }
  .site-content .entry-content a { color: #21759b; text-decoration: underline; box-shadow: 0 1px 0 currentColor; }
  .entry-content a:visited, .entry-content a:hover { color: #9f9f9f; } .widget-area .widget a:not(.button) { font-weight: 700; border-bottom: 1px solid; }
  .entry-content img, .entry-content svg { max-width: 60%; height: auto; border-radius: 3px; box-shadow: 0 1px 4px rgba(0, 0, 0, 0.2); }
  .entry-content table { border-bottom: 1px solid #ededed; color: #757575; font-size: 12px; line-height: 2; margin: 0 0 24px; width: 100%; border-collapse: separate; }
  .entry-content table th, .entry-content table caption { font-weight: bold; text-transform: uppercase; padding: 8px; text-align: left; }
  .entry-content tr td { border-top: 1px solid #ededed; padding: 6px 10px 6px 0; background: #fafafa; }
  .entry-content dt { font-weight: bold; float: left; } .entry-content dd { margin: 0 0 24px 60px; } .entry-content strong { color: #000; font-weight: 900; }
  .entry-content fieldset { margin: 24px; padding: 24px; border: 1px solid; } .entry-content label { display: block; font-size: 11px; }
  .entry-content input, .entry-content select, .entry-content textarea { padding: 12px; border: 3px solid #ccc; border-radius: 9px; width: 100%; }
  .entry-content button, .entry-content input[type="submit"] { padding: 6px 10px; background: linear-gradient(#f4f4f4, #e6e6e6); color: #7c7c7c; border: 1px solid #d2d2d2; text-transform: uppercase; }
  .entry-content span { letter-spacing: 0.5px; } .entry-content div { margin-bottom: 7px; } .entry-content > * + * { margin-top: 2em; }
  .entry-content summary { background: gold; } .entry-content nav, .entry-content section, .entry-content article, .entry-content header { padding: 10px; background: #eee; }
`;

/** Rules such as those of Twenty Eleven and Divi: by the ids of the places. */
export const IDS = `
  #content h2, #content h3, #content .entry-content h2 a { color: #1b8be0; font-size: 30px; padding-bottom: 10px; font-weight: 300; }
  #content table { border: 1px solid #e7e7e7; margin: 0 -1px 24px 0; text-align: left; width: 90%; } #content tr td { border-top: 1px solid #e7e7e7; padding: 6px 24px; }
  #content tr th, #content thead th { color: #888; font-size: 12px; padding: 9px 24px; } #content .entry-content ul { list-style: square; padding: 0 0 23px 1em; }
  #content a { color: #2ea3f2; text-decoration: none; } #content a:hover { text-decoration: underline; } #content p { padding-bottom: 1em; } #content li { margin-left: 2em; }
  #content img { max-width: 97.5%; border: 1px solid #ddd; padding: 6px; } #content input { margin: 0 8px; padding: 10px; } #content button { border-radius: 20px; background: tomato; }
  #content .widget-area span, #content .widget div { line-height: 3; } #content dl dt { float: left; } #content article, #content section { margin: 0 0 60px; }
`;
