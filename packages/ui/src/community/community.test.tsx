import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleComplaintsPage, sampleTournamentsPage } from '../stories/sample-list-pages.js';
import { ComplaintCard } from './ComplaintCard/ComplaintCard.js';
import { ComplaintForm } from './ComplaintForm/ComplaintForm.js';
import { TournamentCard } from './TournamentCard/TournamentCard.js';

const [complaint] = sampleComplaintsPage('q=lantern').complaints;
const tournament = (status: string) => sampleTournamentsPage(`status=${status}`).tournaments[0];

/** The ids that buttons open, each of which must be there. */
function opened(html: string): string[] {
  const targets = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id as string);
  for (const id of targets) expect(html).toContain(`id="${id}"`);
  return [...new Set(targets)];
}

describe('samples without an action answer with a notice', () => {
  test('each of the two buttons of a complaint has a notice', () => {
    if (complaint === undefined) throw new Error('no sample');
    expect(opened(renderToStaticMarkup(<ComplaintCard {...complaint} />))).toHaveLength(2);
  });

  test('so does the button of a tournament that is not over', () => {
    const upcoming = tournament('upcoming');
    if (upcoming === undefined) throw new Error('no sample');
    expect(opened(renderToStaticMarkup(<TournamentCard {...upcoming} />))).toHaveLength(1);
  });

  test('the button of a tournament that is over is disabled, and says why', () => {
    const completed = tournament('completed');
    if (completed === undefined) throw new Error('no sample');
    const html = renderToStaticMarkup(<TournamentCard {...completed} />);
    expect(html).toMatch(/<button [^>]*disabled="" aria-label="Join Tournament\. .* is over"/);
  });
});

test('the complaint form has the six fields of the specification, and sends nothing', () => {
  const html = renderToStaticMarkup(<ComplaintForm id="new" />);
  for (const field of ['Casino Name', 'Issue Type', 'Amount Involved', 'Your Name', 'Email', 'Description']) {
    expect(html).toContain(`>${field}</label>`);
  }
  expect(html).not.toMatch(/ name="|type="submit"| action="/);
  expect(opened(html)).toHaveLength(1);
});
