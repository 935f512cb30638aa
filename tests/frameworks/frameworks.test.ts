import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sharedChromium } from '../browser/chromium.js';
import { codeOf } from '../package/typed-app.js';
import { APPS } from './apps.js';
import { type MANAGERS, serveApp } from './installed-app.js';

const [cards = '', list = ''] = await codeOf('packages/ui/README.md');

/** Each framework with one package manager, and each manager with one framework at least. */
const TRIED: [framework: string, manager: keyof typeof MANAGERS][] = [
  ['Vite', 'npm'],
  ['Vite', 'yarn'],
  ['Next', 'pnpm'],
  ['Next', 'npm'],
  ['Astro', 'yarn'],
  ['Astro', 'pnpm'],
  ['React Router', 'npm'],
];

test.each(TRIED)(
  '%s by %s shows the cards of the README, themed and without a complaint',
  async (framework, manager) => {
    const app = APPS[framework];
    if (app === undefined) throw new Error(`There is no app of ${framework}`);
    const sheet = await servedSheet();
    const address = await serveApp(app, manager, {
      cards,
      list: list.replace('https://sheets.example/casinos.csv', sheet),
    });
    const complaints: string[] = [];
    const page = await (await sharedChromium()).newPage();
    try {
      page.on(
        'console',
        (said) => void (['error', 'warning'].includes(said.type()) && complaints.push(said.text())),
      );
      page.on('pageerror', ({ message }) => void complaints.push(message));
      page.on(
        'response',
        (answer) => void (answer.status() > 399 && complaints.push(`${answer.status()} ${answer.url()}`)),
      );
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByText('Acme Palace').first().waitFor();
      await page.getByText('Bella Vista').first().waitFor();
      const visit = page.getByRole('link', { name: /^Visit/ }).first();
      expect(await visit.getAttribute('href')).toBe('https://acme.example/');
      expect(await visit.getAttribute('rel')).toContain('sponsored');
      // The color of the theme that the code sets.
      expect(await visit.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(107, 33, 168)');
      if (framework === 'Next') {
        await page.goto(`${address}/list?min-score=9`, { waitUntil: 'networkidle' });
        await page.getByText('Acme Palace').first().waitFor();
        expect(await page.getByText('Bella Vista').count()).toBe(0);
      }
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  },
);

/** The address of a spreadsheet, until the test is over. */
async function servedSheet(): Promise<string> {
  const rows =
    'Name,Rating,Link\nAcme Palace,9.2,https://acme.example/\nBella Vista,6.1,https://bella.example/\n';
  const server = createServer((_request, answer) => answer.end(rows)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
