import { type HostServer, painted } from './host-server.js';

/** The height that a snippet keeps in a place of a width, and the height that its embed needs there, in CSS pixels. */
export interface KeptRoom {
  width: number;
  kept: number;
  needed: number;
}

/** The room of an element in a place of each width. */
export async function roomOfElement(
  host: HostServer,
  snippet: string,
  widths: readonly number[],
): Promise<KeptRoom[]> {
  const [element = '', script = ''] = snippet.split('\n');
  const tag = /^<([\w-]+)/.exec(element)?.[1] ?? '';
  let rooms: KeptRoom[] = [];
  await host.look({ html: `<!doctype html>${inPlaces(element, widths)}${script}` }, async (page) => {
    await painted(page, tag);
    rooms = await page.locator(tag).evaluateAll((embeds) =>
      embeds.map((embed) => {
        const width = embed.getBoundingClientRect().width;
        const kept = embed.firstElementChild?.getBoundingClientRect().height ?? 0;
        embed.replaceChildren();
        return { width, kept, needed: embed.getBoundingClientRect().height };
      }),
    );
  });
  return rooms;
}

/** The room of a frame in a place of each width. */
export async function roomOfFrames(
  host: HostServer,
  snippet: string,
  widths: readonly number[],
): Promise<KeptRoom[]> {
  const rooms: KeptRoom[] = [];
  const frames = inPlaces(snippet, widths).replaceAll(' loading="lazy"', '');
  await host.look({ html: `<!doctype html>${frames}` }, async (page) => {
    for (const frame of await page.locator('iframe').all()) {
      const body = frame.contentFrame().locator('body');
      const needed = await body.evaluate((one) => one.getBoundingClientRect().height);
      const { width = 0, height: kept = 0 } = (await frame.boundingBox()) ?? {};
      rooms.push({ width, kept, needed });
    }
  });
  return rooms;
}

function inPlaces(html: string, widths: readonly number[]): string {
  return widths.map((width) => `<div style="width: ${width}px">${html}</div>`).join('');
}
