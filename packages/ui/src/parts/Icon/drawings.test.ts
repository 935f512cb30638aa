import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as drawings from './drawings.js';
import { Icon } from './Icon.js';

const ORIGINALS: Record<keyof typeof drawings, lucide.LucideIcon> = {
  searchIcon: lucide.Search,
  menuIcon: lucide.Menu,
  closeIcon: lucide.X,
  compareIcon: lucide.Scale,
  externalIcon: lucide.ExternalLink,
  checkIcon: lucide.Check,
  shareIcon: lucide.Share,
  playIcon: lucide.Play,
};

const shapes = (html: string) => html.replace(/^<svg[^>]*>/, '');

test.each(Object.entries(drawings))('%s is as lucide draws it', (name, drawing) => {
  const original = ORIGINALS[name as keyof typeof drawings];
  expect(shapes(renderToStaticMarkup(Icon({ drawing })))).toBe(
    shapes(renderToStaticMarkup(createElement(original))),
  );
});
